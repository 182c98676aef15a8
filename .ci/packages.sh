# What a machine needs before cargo can build Nonaga. `play` and `test` source this file.
# shellcheck shell=bash

# One thing a line: who needs it (`core`: every build, `game`: the 3D game, `test`: its tests), what is looked for (a
# command, a library by its pkg-config file, NAME.pc, or a path), and the packages that bring it.
table() {
    cat <<'TABLE'
core | cc | gcc libc6-dev | gcc | gcc
game | pkg-config | pkg-config | pkgconf-pkg-config | pkgconf
game | alsa.pc | libasound2-dev | alsa-lib-devel | alsa-lib
game | libudev.pc | libudev-dev | systemd-devel | systemd-libs
game | wayland-client.pc | libwayland-dev | wayland-devel | wayland
game | /usr/share/vulkan/icd.d | mesa-vulkan-drivers | mesa-vulkan-drivers | vulkan-swrast
game | xkbcommon.pc | libxkbcommon-dev | libxkbcommon-devel | libxkbcommon
test | Xvfb | xvfb | xorg-x11-server-Xvfb | xorg-server-xvfb
test | xdotool | xdotool | xdotool | xdotool
test | x11-xcb.pc | libx11-xcb-dev | libX11-devel | libx11
test | xcursor.pc | libxcursor-dev | libXcursor-devel | libxcursor
test | xi.pc | libxi-dev | libXi-devel | libxi
test | xkbcommon-x11.pc | libxkbcommon-x11-dev | libxkbcommon-x11-devel | libxkbcommon-x11
TABLE
}

# need_rust: stops with advice unless a recent enough Rust is here.
need_rust() {
    local wanted found advice
    PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin # where rustup puts it, even if this shell is older
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$(dirname "${BASH_SOURCE[0]}")/../Cargo.toml")
    advice="Nonaga needs Rust $wanted or newer: 'rustup update', or see https://rustup.rs"
    command -v cargo >/dev/null || stop "There is no Rust here. $advice"
    found=$(rustc --version | cut -d ' ' -f 2)
    printf '%s\n' "$wanted" "$found" | sort -V -C || stop "The Rust here is $found. $advice"
}

# need_packages core [game [test]]: installs what is missing here for these rows. Only Linux needs any.
need_packages() {
    [ "$(uname)" = Linux ] || return 0
    local cells column install packages=() as_root=()
    if   have apt-get; then column=2 install=(apt-get install -y)
    elif have dnf;     then column=3 install=(dnf install -y)
    elif have pacman;  then column=4 install=(pacman -S --needed --noconfirm)
    else column=1 install=(); fi

    while IFS='|' read -ra cells; do
        [[ " $* " == *" ${cells[0]// /} "* ]] || continue
        have "${cells[1]// /}" || read -ra packages <<<"${packages[*]} ${cells[column]}"
    done < <(table)
    [ ${#packages[@]} -gt 0 ] || return 0

    echo "Nonaga needs packages that this machine lacks: ${packages[*]}"
    [ ${#install[@]} -gt 0 ] || stop "Please install what brings these; this script doesn't know how."
    if [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo)
        [ -t 0 ] || as_root+=(-n) # no terminal, nobody to ask for a password
        have sudo || stop "Please run this as root, then try again: ${install[*]} ${packages[*]}"
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    echo "Running: ${as_root[*]} ${install[*]} ${packages[*]}"
    if have apt-get; then "${as_root[@]}" apt-get update || true; fi # what it misses, install tells
    "${as_root[@]}" "${install[@]}" "${packages[@]}" ||
        stop "That failed. Please run this as root, then try again: ${install[*]} ${packages[*]}"
}

# have NAME, NAME.pc or /PATH: whether a command, a library with its headers, or a file is here.
have() {
    case $1 in
        /*) [ -e "$1" ] ;;
        *.pc) pkg-config --exists "${1%.pc}" 2>/dev/null ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

stop() {
    echo "$*" >&2
    exit 1
}
