# Installs what cargo needs to build Nonaga. Other scripts source this file.
# shellcheck shell=bash

# Each line says who needs the thing (`core`: every build, `game`: the 3D game, `test`: its tests, `deb`: a Debian
# package), what to look for (a command, a library's pkg-config file NAME.pc, or a path), and its packages for apt,
# dnf and pacman.
table() {
    cat <<'TABLE'
core | cc | gcc libc6-dev | gcc | gcc
game | pkg-config | pkg-config | pkgconf-pkg-config | pkgconf
game | alsa.pc | libasound2-dev | alsa-lib-devel | alsa-lib
game | libudev.pc | libudev-dev | systemd-devel | systemd-libs
game | wayland-client.pc | libwayland-dev | wayland-devel | wayland
game | /usr/share/vulkan/icd.d | mesa-vulkan-drivers | mesa-vulkan-drivers | vulkan-swrast
game | xkbcommon.pc | libxkbcommon-dev | libxkbcommon-devel | libxkbcommon
deb  | dpkg-shlibdeps | dpkg-dev | dpkg-dev | dpkg
test | faketime | faketime | libfaketime | libfaketime
test | desktop-file-validate | desktop-file-utils | desktop-file-utils | desktop-file-utils
test | appstreamcli | appstream | appstream | appstream
test | Xvfb | xvfb | xorg-x11-server-Xvfb | xorg-server-xvfb
test | xdotool | xdotool | xdotool | xdotool
test | weston | weston | weston | weston
test | dbus-daemon | dbus-daemon | dbus-daemon | dbus
test | /usr/share/dbus-1/services/org.a11y.Bus.service | at-spi2-core | at-spi2-core | at-spi2-core
test | x11-xcb.pc | libx11-xcb-dev | libX11-devel | libx11
test | xcursor.pc | libxcursor-dev | libXcursor-devel | libxcursor
test | xi.pc | libxi-dev | libXi-devel | libxi
test | xkbcommon-x11.pc | libxkbcommon-x11-dev | libxkbcommon-x11-devel | libxkbcommon-x11
TABLE
}

# need_rust: stops with advice if Rust is missing or too old.
need_rust() {
    local wanted found advice
    PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin # rustup's folder, in case this shell started before rustup ran
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$(dirname "${BASH_SOURCE[0]}")/../Cargo.toml")
    advice="Nonaga needs Rust $wanted or newer: 'rustup update', or see https://rustup.rs"
    command -v cargo >/dev/null || stop "There is no Rust here. $advice"
    found=$(rustc --version | cut -d ' ' -f 2)
    printf '%s\n' "$wanted" "$found" | sort -V -C || stop "The Rust here is $found. $advice"
}

# need_packages core [game [test|deb]]: installs missing packages for these rows. Does nothing outside Linux.
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
        [ -t 0 ] || as_root+=(-n) # without a terminal, sudo cannot ask for a password
        have sudo || stop "Please run this as root, then try again: ${install[*]} ${packages[*]}"
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    echo "Running: ${as_root[*]} ${install[*]} ${packages[*]}"
    if have apt-get; then "${as_root[@]}" apt-get update || true; fi # if it fails, the install says what is missing
    "${as_root[@]}" "${install[@]}" "${packages[@]}" ||
        stop "That failed. Please run this as root, then try again: ${install[*]} ${packages[*]}"
}

# have NAME, NAME.pc or /PATH: whether this command, library with headers, or file is installed.
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
