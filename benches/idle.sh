#!/usr/bin/env bash
# What a game costs in which nothing happens: benches/idle.sh [SECONDS] [ARGUMENT...]
# Builds the game, opens it with these arguments on a display of its own, waits until it has come to
# rest, and prints how much of one core it takes from then on.
set -euo pipefail
cd "$(dirname "$0")/.."
source benches/display.sh

for_seconds=${1:-60}
shift || true
build --bin nonaga
open_display 1280x720
start_game "$@"
come_to_rest

before=$(ticks)
sleep "$for_seconds"
after=$(ticks)
awk -v used=$((after - before)) -v each="$(getconf CLK_TCK)" -v wall="$for_seconds" -v what="${*:-title}" \
    'BEGIN { printf "idle, %s: %.2f %% of a core over %d s\n", what, 100 * used / each / wall, wall }'
