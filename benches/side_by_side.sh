#!/usr/bin/env bash
# Compares the game with a bare scene in the same renderer: benches/side_by_side.sh [RUNS]
# Runs both in turn on the software driver and their own display. Prints the seconds until the first whole
# frame, and the peak memory until then. The goals are 1.2 times the time and 1.4 times the memory of the bare scene.
set -euo pipefail
cd "$(dirname "$0")/.."
source benches/display.sh

runs=${1:-5}
build --bin nonaga --example bare_scene
open_display 1280x720
export RUST_LOG=nonaga=debug
# Always the software driver, even if there is a GPU.
software=(/usr/share/vulkan/icd.d/lvp_icd.*.json)
export VK_ICD_FILENAMES=${software[0]}

# measure NAME COMMAND...: runs the command until its first whole frame, and prints the time and memory.
measure() {
    local name=$1 began now pid
    shift
    : >"$scratch/log"
    began=$(date +%s.%N)
    NONAGA_HOME=$scratch/home "$@" 2>"$scratch/log" &
    pid=$!
    processes+=("$pid")
    until grep -q "first whole frame is drawn" "$scratch/log"; do
        kill -0 "$pid" 2>/dev/null || stop "$name ended before it drew: $(cat "$scratch/log")"
        sleep 0.05
    done
    now=$(date +%s.%N)
    awk -v name="$name" -v began="$began" -v now="$now" \
        '/^VmHWM/ { printf "%s %.2f %.0f\n", name, now - began, $2 / 1024 }' "/proc/$pid/status"
    kill -KILL "$pid"
    wait "$pid" 2>/dev/null || true
}

for run in $(seq "$runs"); do
    measure bare "$built/examples/bare_scene"
    measure game "$built/nonaga" play
done | tee "$scratch/measured"

# median COLUMN NAME: prints the median of a column over the runs of NAME.
median() {
    awk -v name="$2" -v column="$1" '$1 == name { print $column }' "$scratch/measured" | sort -n |
        awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'
}
for column in 2 3; do
    awk -v game="$(median $column game)" -v bare="$(median $column bare)" \
        -v what="$([ $column = 2 ] && echo "first frame, s" || echo "memory, MB")" \
        'BEGIN { printf "%s: game %s, bare scene %s, ratio %.2f\n", what, game, bare, game / bare }'
done
