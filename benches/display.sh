# Runs the game on its own display. The scripts beside this one source this file.
# shellcheck shell=bash

# The build profile: dev, which `./play` builds and players run, or another one.
profile=${PROFILE:-dev}
built=${CARGO_TARGET_DIR:-target}/${profile/dev/debug}
scratch=$(mktemp -d)
processes=()

# build TARGET...: builds these targets with cargo.
build() {
    cargo build --locked --quiet --profile "$profile" "$@"
}

end() {
    local process
    for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
    rm -rf "$scratch"
}
trap end EXIT

# need COMMAND...: stops if one of these commands is missing.
need() {
    local name
    for name in "$@"; do
        command -v "$name" >/dev/null || stop "$0 needs $name"
    done
}

stop() {
    echo "$*" >&2
    exit 1
}

# open_display SIZE: starts a new display and sets DISPLAY to its name.
open_display() {
    need Xvfb
    Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp 3>"$scratch/display" 2>/dev/null &
    processes+=($!)
    until [ -s "$scratch/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat "$scratch/display")
    export DISPLAY
}

# start_game ARGUMENT...: starts the game with its own empty home. Sets `game` to its process ID.
start_game() {
    NONAGA_HOME=$scratch/home "$built/nonaga" "$@" 2>"$scratch/log" &
    game=$!
    processes+=("$game")
}

# ticks: prints how much processor time the game has used.
ticks() {
    # Drops the name first, because it may contain spaces.
    sed 's/.*) //' "/proc/$game/stat" | awk '{ print $12 + $13 }'
}

# wait_until_idle: waits until the game has used almost no processor time for a few seconds.
wait_until_idle() {
    local before after quiet=0 waited=0
    before=$(ticks)
    while [ "$quiet" -lt 3 ]; do
        sleep 2
        after=$(ticks)
        # Less than 20 of the 200 ticks in two seconds.
        if [ $((after - before)) -lt 20 ] && [ "$after" -gt 100 ]; then quiet=$((quiet + 1)); else quiet=0; fi
        before=$after
        waited=$((waited + 2))
        [ "$waited" -lt 300 ] || stop "the game does not become idle"
    done
}
