#!/usr/bin/env bash
# Tries a Debian package in a fresh, minimal Debian: installs it, starts the game, and removes it again.
# Needs root, mmdebstrap, Xvfb and a Debian mirror.
#
#   try-deb.sh PACKAGE FOLDER    FOLDER must not exist yet. At the end it holds that Debian, in root, and
#                                what the screen showed, in the format of xwd.
#
# SUITE=trixie tries another release than the one of this machine.
set -euo pipefail

main() {
    [ $# = 2 ] || { sed -n '/^#   /s/^# *//p' "$0" >&2; exit 2; }
    if [ "$(id -u)" -ne 0 ]; then stop "Only root can set up another Debian."; fi
    [ ! -e "$2" ] || stop "There is something in $2 already."
    # What is mounted from here on goes away with this script, and so does every program that it has started.
    [ -n "${NONAGA_APART:-}" ] || NONAGA_APART=1 exec unshare --mount --mount-proc --pid --fork --kill-child "$0" "$@"

    mkdir -p "$2"
    folder=$(cd "$2" && pwd) root=$folder/root
    # What a desktop brings along: lists of programs and file types, the manual, another shell.
    step mmdebstrap --quiet --variant=minbase --skip=cleanup/apt \
        --include=desktop-file-utils,shared-mime-info,appstream,man-db,libglib2.0-bin,zsh \
        "${SUITE:-$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)}" "$root"
    mount -t proc proc "$root/proc"
    mkdir -p "$root/dev/pts"
    mount -t devpts devpts "$root/dev/pts" -o newinstance,ptmxmode=666
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    in_root useradd --create-home player
    cp "$1" "$root/tmp/new.deb"

    list_files >"$folder/before"
    step packages install --no-install-recommends /tmp/new.deb
    works_in_the_terminal
    step packages purge --autoremove nonaga
    step all_is_as_before
    step packages install /tmp/new.deb
    works
    opens
    # The driver's own packages may leave something behind, so here only the game's traces count.
    step packages purge nonaga
    step is_gone
    echo "All is well."
}

# The text commands need no graphics, and the game says that it cannot open.
works_in_the_terminal() {
    step by_player nonaga --version
    step by_player nonaga perft --depth 1
    local code=0
    step by_player nonaga 2>"$folder/log" || code=$?
    tail -n 1 "$folder/log"
    [ "$code" = 3 ] || stop "Without a display, the game ends with $code."
}

works() {
    step by_player nonaga doctor 2>/dev/null # ALSA and Mesa say much about a machine without a session
    step in_root dpkg --verify nonaga
    in_root dpkg-query --listfiles nonaga >"$folder/installed"
    local file
    while read -r file; do step in_root desktop-file-validate "$file"; done < <(grep '\.desktop$' "$folder/installed")
    step in_root appstreamcli validate --no-net /usr/share/metainfo/io.github.nonaga.Nonaga.metainfo.xml
    step in_root grep nonaga /usr/share/applications/mimeinfo.cache
    cat >"$root/tmp/some.ron" <<'RON'
(format: "nonaga-match", version: 1)
RON
    step by_player gio info -a standard::content-type /tmp/some.ron | grep application/x-nonaga-match
    step by_player sh -c 'man -P cat nonaga | head -n 4'
    # zsh finds it by the name of its file.
    step in_root zsh -fc 'autoload -Uz compinit && compinit -D && [[ $_comps[nonaga] = _nonaga ]]'
}

# The game opens, draws a whole frame and comes to rest.
opens() {
    local display
    mkdir "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    Xvfb -displayfd 3 -nolisten tcp -screen 0 1280x720x24 -fbdir "$folder" 3>"$folder/display" 2>/dev/null &
    until [ -s "$folder/display" ]; do sleep 0.1; done
    display=:$(cat "$folder/display")
    by_player env DISPLAY="$display" RUST_LOG=nonaga=debug,warn NO_COLOR=1 \
        nonaga play --red human --black human 2>"$folder/log" &
    local game
    for _ in $(seq 180); do
        sleep 1
        game=$(pgrep -x nonaga) || stop "The game has ended. See $folder/log"
        ! grep -q 'at rest' "$folder/log" || break
    done
    grep -q 'at rest' "$folder/log" || stop "The game does not come to rest. See $folder/log"
    grep DEBUG "$folder/log"
    libraries_are_asked_for "$game"
    # A screen on which nothing is drawn is all zeros.
    cp "$folder/Xvfb_screen0" "$folder/screen.xwd"
    [ "$(tr -d '\0' <"$folder/screen.xwd" | wc -c)" -gt 1000000 ] || stop "Nothing is drawn."
    kill "$game"
    wait $! || true
}

# All libraries that the game has opened belong to packages that it asks for, if only through others. The other
# programs here must not hide that one is forgotten: with the game as the only thing that is wanted, apt would
# remove all that it does not ask for.
libraries_are_asked_for() {
    local library owner
    in_root sh -c 'apt-mark -qq auto $(apt-mark showmanual) && apt-mark -qq manual nonaga' >/dev/null
    in_root apt-get -s -o APT::AutoRemove::SuggestsImportant=false autoremove |
        awk '/^Remv/ { print $2 }' >"$folder/not-asked-for"
    grep -qx zsh "$folder/not-asked-for" || stop "This check does not work: the game does not need zsh."
    awk '$6 ~ /\.so/ { print $6 }' "/proc/$1/maps" | sort -u >"$folder/libraries"
    while read -r library; do
        owner=$(in_root dpkg-query --search "*/${library##*/}" | head -n 1)
        owner=${owner%%:*}
        ! grep -qx "$owner" "$folder/not-asked-for" || stop "Nobody asked for $owner, which brings ${library#"$root"}."
    done <"$folder/libraries"
    echo "The game has opened $(wc -l <"$folder/libraries") libraries, all from packages that it asks for."
}

# The lists and logs of the package manager are its own.
all_is_as_before() {
    list_files >"$folder/after"
    local own='^/(home/player|var/(cache|log|lib/(apt|dpkg)))/'
    diff <(grep -Ev "$own" "$folder/before") <(grep -Ev "$own" "$folder/after") || stop "Files are left, or missing."
}

is_gone() {
    local left
    left=$(list_files | grep -v '^/home/player/' | grep -i nonaga || true)
    left+=$(in_root grep -rl nonaga /etc /usr /var/lib --exclude-dir=apt --exclude-dir=dpkg || true)
    [ -z "$left" ] || stop "This is left: $left"
}

list_files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp \) -prune -o -print | sed 's/^\.//' | sort); }
in_root()    { clean_chroot "$root" env PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
by_player()  { clean_chroot --userspec=player:player "$root" env PATH=/usr/bin:/bin HOME=/home/player USER=player "$@"; }
clean_chroot() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 chroot "$@"; }
packages()   {
    in_root apt-get -qq -o Dpkg::Use-Pty=0 "$@" >>"$folder/packages" 2>&1 || stop "See $folder/packages."
}
step()       { echo "=== $*"; "$@"; }

stop() {
    echo "$*" >&2
    exit 1
}

main "$@"
