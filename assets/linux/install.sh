#!/usr/bin/env bash
# Puts the program and everything that belongs to it where a Linux desktop looks for it, or takes it away again.
#
#   install.sh install BINARY PREFIX    the program is BINARY; PREFIX is such as ~/.local or /usr/local
#   install.sh remove PREFIX
#
# A list of what was installed lies in PREFIX/share/nonaga/installed. Only that is taken away, and what desktops
# made out of it. With DESTDIR, as packagers know it, everything is put below that folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
name=io.github.nonaga.Nonaga

main() {
    case "$#:${1:-}" in
        3:install)
            must_be_nameable "$3"
            prefix=$(whole "$3")
            must_be_nameable "$prefix"
            install_all "$(whole "$2")" "$prefix"
            ;;
        2:remove)  remove_all "$(whole "$2")" ;;
        *) sed -n '/^#   /s/^# *//p' "$0" >&2; exit 2 ;;
    esac
}

# The menu entries name the program from the root on, so PREFIX must not depend on the current folder.
whole() {
    local path
    path=$(realpath -ms -- "$1")
    echo "${path%/}"
}

# A menu entry has a line for the program, and the specification does not allow “=” in its path. The list of what
# was installed has a line for each file.
must_be_nameable() {
    case $1 in
        *[[:cntrl:]=]*)
            printf 'A menu entry cannot name a program in %q. Choose a folder without “=” and control characters.\n' \
                "$1" >&2
            exit 1
            ;;
    esac
}

install_all() {
    local binary=$1 share=$2/share at
    prefix=$2
    root=${DESTDIR:-}
    list=$root$share/nonaga/installed
    # What put is about to give its name.
    coming=
    made=$(mktemp -d)
    trap give_up EXIT
    "$binary" man >"$made/man"
    for shell in bash zsh fish; do "$binary" completions "$shell" >"$made/$shell"; done
    # Desktops may start programs without the user's PATH.
    for entry in "$name" "$name.match"; do
        start_with "$(quoted "$prefix/bin/nonaga")" <"$here/$entry.desktop" >"$made/$entry.desktop"
    done
    # MODE FILE TARGET, as put takes them.
    local parts=(
        755 "$binary" "$prefix/bin/nonaga"
        644 "$made/$name.desktop" "$share/applications/$name.desktop"
        644 "$made/$name.match.desktop" "$share/applications/$name.match.desktop"
        644 "$here/$name.metainfo.xml" "$share/metainfo/$name.metainfo.xml"
        644 "$here/$name.mime.xml" "$share/mime/packages/$name.xml"
        644 "$here/$name.svg" "$share/icons/hicolor/scalable/apps/$name.svg"
        644 "$made/man" "$share/man/man1/nonaga.1"
        644 "$made/bash" "$share/bash-completion/completions/nonaga"
        644 "$made/zsh" "$share/zsh/site-functions/_nonaga"
        644 "$made/fish" "$share/fish/vendor_completions.d/nonaga.fish"
    )
    # The list comes first and whole, so that remove finds everything, wherever this is cut off.
    if [ -f "$list" ]; then cp "$list" "$made/list"; fi
    for ((at = 2; at < ${#parts[@]}; at += 3)); do echo "${parts[at]}"; done >>"$made/list"
    sort -u -o "$made/list" "$made/list"
    put 644 "$made/list" "$share/nonaga/installed"
    for ((at = 0; at < ${#parts[@]}; at += 3)); do put "${parts[@]:at:3}"; done
    trap 'rm -rf "$made"' EXIT
    tell_desktop "$share"
    echo "Nonaga is installed: $prefix/bin/nonaga"
    case ":$PATH:" in
        *":$prefix/bin:"*) ;;
        *) echo "To start it by name, add $prefix/bin to your PATH. The menu of your desktop has it too." ;;
    esac
}

# put MODE FILE TARGET: copies a file. A program that runs is replaced, not written into.
put() {
    mkdir -p "$root${3%/*}"
    coming=$root$3.new
    cp "$2" "$coming"
    chmod "$1" "$coming"
    mv "$coming" "$root$3"
    coming=
}

# Cleans up after something went wrong, such as a full disk, and says what is there now.
give_up() {
    rm -rf "$made"
    [ -z "$coming" ] || rm -f "$coming"
    echo "Nonaga could not be installed as a whole." >&2
    if [ -f "$list" ]; then
        echo "Try again, or take away what is there: $0 remove $(printf %q "$prefix")" >&2
    else
        prune "$prefix/share/nonaga" "$prefix"
    fi
}

# start_with PROGRAM: a menu entry that starts the program so.
start_with() {
    local line
    while IFS= read -r line; do
        case $line in
            Exec=nonaga*) printf 'Exec=%s%s\n' "$1" "${line#Exec=nonaga}" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done
}

# quoted PATH: how a menu entry writes it. Some signs need quotation marks around the path. Of these, some need a
# backslash too, which is doubled because the line is a string. A percent sign would begin something that is filled in.
quoted() {
    local at sign written=
    for ((at = 0; at < ${#1}; at++)); do
        sign=${1:at:1}
        case $sign in
            %) written+=%% ;;
            [\"\`\$]) written+="\\\\$sign" ;;
            \\) written+="\\\\\\\\" ;;
            *) written+=$sign ;;
        esac
    done
    case $1 in
        *[!A-Za-z0-9_./%+:,@-]*) printf '"%s"' "$written" ;;
        *) printf %s "$written" ;;
    esac
}

remove_all() {
    local share=$1/share file
    root=${DESTDIR:-}
    list=$root$share/nonaga/installed
    if [ ! -f "$list" ]; then
        echo "Nonaga is not installed in $1." >&2
        exit 1
    fi
    # An installation that was killed leaves a file under the other name.
    while IFS= read -r file; do rm -f "$root$file" "$root$file.new"; done <"$list"
    # The desktop's tools need the folders, even if nothing is left in them.
    tell_desktop "$share"
    sweep "$root$share"
    while IFS= read -r file; do prune "${file%/*}" "$1"; done <"$list"
    rm -f "$list" "$list.new"
    prune "$share/nonaga" "$1"
    prune "$share/mime/application" "$1"
    echo "Nonaga is no longer installed in $1. Your matches and settings are still there."
}

# sweep SHARE: removes the lists that desktops keep, where nobody else has anything that they could list.
sweep() {
    local made
    has "$1/applications" -name '*.desktop' || rm -f "$1/applications/mimeinfo.cache"
    has "$1/icons/hicolor" ! -type d ! -name icon-theme.cache || rm -f "$1/icons/hicolor/icon-theme.cache"
    if ! has "$1/mime/packages" -name '*.xml'; then
        for made in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic \
            types version application/x-nonaga-match.xml; do rm -f "$1/mime/$made"; done
    fi
}

# has FOLDER TEST...: whether anything in the folder passes the tests of find.
has() { [ -d "$1" ] && [ -n "$(find "$@" -print -quit)" ]; }

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
    # A list of icons hides what is not in it, so none is begun: other programs may not keep it up.
    if [ -f "$share/icons/hicolor/icon-theme.cache" ]; then
        run_if_there gtk-update-icon-cache -qtf "$share/icons/hicolor"
    else
        touch -c "$share/icons/hicolor"
    fi
}

run_if_there() {
    if command -v "$1" >/dev/null && [ -d "${*: -1}" ]; then "$@" >/dev/null 2>&1 || true; fi
}

main "$@"
