#!/usr/bin/env bash
# Measures the processor time of an idle game: benches/idle.sh [SECONDS] [ARGUMENT...]
# Builds the game, opens it with these arguments on its own display, waits until it is idle, and prints how
# much of one core it uses from then on.
set -euo pipefail
cd "$(dirname "$0")/.."
source benches/display.sh

for_seconds=${1:-60}
shift || true
build --bin nonaga
open_display 1280x720
start_game "$@"
wait_until_idle

before=$(ticks)
sleep "$for_seconds"
after=$(ticks)
awk -v used=$((after - before)) -v each="$(getconf CLK_TCK)" -v wall="$for_seconds" -v what="${*:-title}" \
    'BEGIN { printf "idle, %s: %.2f %% of a core over %d s\n", what, 100 * used / each / wall, wall }'
