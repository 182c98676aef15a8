# A game on a display of its own, for the scripts beside this one, which source it.
# shellcheck shell=bash

# What players run, or another profile, such as dev, whose build is at hand.
profile=${PROFILE:-release}
built=${CARGO_TARGET_DIR:-target}/${profile/dev/debug}
scratch=$(mktemp -d)
processes=()

# build WHAT...: builds it, unless it is built already.
build() {
    cargo build --locked --quiet --profile "$profile" "$@"
}

end() {
    local process
    for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
    rm -rf "$scratch"
}
trap end EXIT

# need COMMAND...: stops where one of these is missing.
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

# open_display SIZE: starts a display that nobody else has, and leaves its name in DISPLAY.
open_display() {
    need Xvfb
    Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp 3>"$scratch/display" 2>/dev/null &
    processes+=($!)
    until [ -s "$scratch/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat "$scratch/display")
    export DISPLAY
}

# start_game ARGUMENT...: starts the game with a home of its own. Its number is left in `game`.
start_game() {
    NONAGA_HOME=$scratch/home "$built/nonaga" "$@" 2>"$scratch/log" &
    game=$!
    processes+=("$game")
}

# ticks: how much of the processor's time the game has had.
ticks() {
    # What comes after the name, which may have spaces in it.
    sed 's/.*) //' "/proc/$game/stat" | awk '{ print $12 + $13 }'
}

# come_to_rest: waits until the game has hardly done anything for a few seconds.
come_to_rest() {
    local before after quiet=0 waited=0
    before=$(ticks)
    while [ "$quiet" -lt 3 ]; do
        sleep 2
        after=$(ticks)
        # Of 200 ticks.
        if [ $((after - before)) -lt 20 ] && [ "$after" -gt 100 ]; then quiet=$((quiet + 1)); else quiet=0; fi
        before=$after
        waited=$((waited + 2))
        [ "$waited" -lt 300 ] || stop "the game does not come to rest"
    done
}
