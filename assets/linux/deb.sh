#!/usr/bin/env bash
# Makes a Debian package of a program that is already built. Needs cargo-deb, and dpkg-dev to find the libraries.
#
#   deb.sh BINARY                 the package is put in target/debian
#   deb.sh --stage BINARY FOLDER  only puts in FOLDER what it is made from
#   deb.sh --check                only says what this machine lacks for it
#
# Cargo.toml says what stands on the package; what it holds is whatever install.sh installs.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
# The manual page is in the packager's language otherwise.
export LC_ALL=C.UTF-8 LANGUAGE=en

main() {
    case "$#:${1:-}" in
        3:--stage) stage "$2" "$3" ;;
        1:--check) need_tools ;;
        1:-*|0:*)  sed -n '/^#   /s/^# *//p' "$0" >&2; exit 2 ;;
        1:*)       package "$(realpath "$1")" ;;
        *)         main ;;
    esac
}

package() {
    need_tools
    cd "$top"
    rm -rf target/deb
    stage "$1" target/deb
    cargo deb --no-build --locked
}

need_tools() {
    cargo deb --version >/dev/null 2>&1 || stop "This needs cargo-deb: cargo install cargo-deb --locked"
    command -v dpkg-shlibdeps >/dev/null || stop "This needs dpkg-shlibdeps, from the package dpkg-dev."
}

# stage BINARY FOLDER: what install.sh installs, with what Debian does another way, and the package's papers.
stage() {
    local share=$2/usr/share
    DESTDIR=$2 "$here/install.sh" install "$1" /usr >/dev/null
    strip --remove-section=.comment --remove-section=.note "$2/usr/bin/nonaga"
    rm -r "$share/nonaga" # dpkg keeps the list of files
    # Debian's zsh does not look in site-functions.
    mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
    install -Dm 644 "$here/lintian-overrides" "$share/lintian/overrides/nonaga"
    mkdir -p "$share/doc/nonaga"
    "$here/licences.sh" | gzip -9n >"$share/doc/nonaga/libraries.gz"
    chmod 644 "$share/doc/nonaga/libraries.gz"
    copyright >"$2/copyright"
    changelog >"$2/changelog"
}

# The licences of all that the package's files are made from, in Debian's format.
copyright() {
    cat <<PAPER
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Nonaga
Source: $(homepage)
Comment:
 Nonaga is a board game by Víktor Bautista i Roca. This is an independent digital version of it.
 The program holds the font, and code of the libraries that libraries.gz beside this file names, with their
 licences.

Files: *
Copyright: The Nonaga contributors
License: MIT or Apache-2.0

Files: assets/fonts/*
Copyright: 2010-2014 Łukasz Dziedzic
License: OFL-1.1

Files: assets/linux/*.metainfo.xml
Copyright: The Nonaga contributors
License: CC0-1.0

License: MIT
$(paragraphs "$top/LICENSE-MIT")

License: Apache-2.0
 On Debian systems, the text of this licence is in /usr/share/common-licenses/Apache-2.0.

License: CC0-1.0
 On Debian systems, the text of this licence is in /usr/share/common-licenses/CC0-1.0.

License: OFL-1.1
$(paragraphs "$top/assets/fonts/OFL.txt")
PAPER
}

# paragraphs FILE: a text as the format wants it.
paragraphs() {
    sed 's/\r$//; s/^[[:space:]]*$/./; s/^/ /' "$1"
}

# The releases that the AppStream file lists, in Debian's format.
changelog() {
    local version date
    releases | while read -r version date; do
        cat <<PAPER
nonaga ($version-1) unstable; urgency=medium

  * Nonaga $version.

 -- $(maintainer)  $(date -u -d "$date" '+%a, %d %b %Y %T +0000')

PAPER
    done
}

releases()   { sed -n 's/.*<release version="\([^"]*\)" date="\([^"]*\)".*/\1 \2/p' "$here"/*.metainfo.xml; }
homepage()   { sed -n 's|.*<url type="homepage">\(.*\)</url>.*|\1|p' "$here"/*.metainfo.xml; }
maintainer() { sed -n 's/^maintainer = "\(.*\)"/\1/p' "$top/Cargo.toml"; }

stop() {
    echo "$*" >&2
    exit 1
}

main "$@"
