#!/usr/bin/env bash
# Puts the program and everything that belongs to it where a Linux desktop looks for it, or takes it away again.
#
#   install.sh install BINARY PREFIX    the program is BINARY; PREFIX is such as ~/.local or /usr/local
#   install.sh remove PREFIX
#
# A list of what was installed lies in PREFIX/share/nonaga/installed. Only that is taken away. With DESTDIR, as
# packagers know it, everything is put below that folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
name=io.github.nonaga.Nonaga

main() {
    case "$#:${1:-}" in
        3:install) install_all "$2" "${3%/}" ;;
        2:remove)  remove_all "${2%/}" ;;
        *) sed -n '/^#   /s/^# *//p' "$0" >&2; exit 2 ;;
    esac
}

install_all() {
    local binary=$1 prefix=$2 share=$2/share
    root=${DESTDIR:-}
    list=$root$share/nonaga/installed
    made=$(mktemp -d)
    trap 'rm -rf "$made"' EXIT
    "$binary" man >"$made/man"
    for shell in bash zsh fish; do "$binary" completions "$shell" >"$made/$shell"; done
    # Desktops may start programs without the user's PATH.
    for entry in "$name" "$name.match"; do
        sed "s|^Exec=nonaga|Exec=$prefix/bin/nonaga|" "$here/$entry.desktop" >"$made/$entry.desktop"
    done

    mkdir -p "${list%/*}"
    touch "$list"
    put 755 "$binary" "$prefix/bin/nonaga"
    put 644 "$made/$name.desktop" "$share/applications/$name.desktop"
    put 644 "$made/$name.match.desktop" "$share/applications/$name.match.desktop"
    put 644 "$here/$name.metainfo.xml" "$share/metainfo/$name.metainfo.xml"
    put 644 "$here/$name.mime.xml" "$share/mime/packages/$name.xml"
    put 644 "$here/$name.svg" "$share/icons/hicolor/scalable/apps/$name.svg"
    put 644 "$made/man" "$share/man/man1/nonaga.1"
    put 644 "$made/bash" "$share/bash-completion/completions/nonaga"
    put 644 "$made/zsh" "$share/zsh/site-functions/_nonaga"
    put 644 "$made/fish" "$share/fish/vendor_completions.d/nonaga.fish"
    sort -u -o "$list" "$list"
    tell_desktop "$share"
    echo "Nonaga is installed: $prefix/bin/nonaga"
    case ":$PATH:" in
        *":$prefix/bin:"*) ;;
        *) echo "To start it by name, add $prefix/bin to your PATH. The menu of your desktop has it too." ;;
    esac
}

# put MODE FILE TARGET: copies a file and notes it. A program that runs is replaced, not written into.
put() {
    mkdir -p "$root${3%/*}"
    cp "$2" "$root$3.new"
    chmod "$1" "$root$3.new"
    mv "$root$3.new" "$root$3"
    echo "$3" >>"$list"
}

remove_all() {
    local share=$1/share file
    root=${DESTDIR:-}
    list=$root$share/nonaga/installed
    if [ ! -f "$list" ]; then
        echo "Nonaga is not installed in $1." >&2
        exit 1
    fi
    while read -r file; do
        rm -f "$root$file"
        prune "${file%/*}" "$1"
    done <"$list"
    rm "$list"
    prune "$share/nonaga" "$1"
    tell_desktop "$share"
    echo "Nonaga is no longer installed in $1. Your matches and settings are still there."
}

# prune FOLDER PREFIX: removes folders that are empty now, up to the prefix.
prune() {
    local folder=$1
    while [ "$folder" != "$2" ] && rmdir "$root$folder" 2>/dev/null; do folder=${folder%/*}; done
}

# Desktops keep lists of programs, file types and icons. A package is not where they look yet.
tell_desktop() {
    [ -z "$root" ] || return 0
    local share=$1
    run_if_there update-desktop-database "$share/applications"
    run_if_there update-mime-database "$share/mime"
    run_if_there gtk-update-icon-cache -qtf "$share/icons/hicolor"
}

run_if_there() {
    if command -v "$1" >/dev/null && [ -d "${*: -1}" ]; then "$@" >/dev/null 2>&1 || true; fi
}

main "$@"
