#!/usr/bin/env bash
# Prints the licences of the libraries that are part of the program: first a list of them, then the texts that came
# with them. A text that several libraries share is there once.
set -euo pipefail
export LC_ALL=C.UTF-8
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
sources=${CARGO_HOME:-$HOME/.cargo}/registry/src

main() {
    local list crate licence sum file
    local -A holders texts
    echo "Nonaga holds code of these libraries:"
    echo
    list=$(crates)
    while IFS='|' read -r crate licence; do printf '%-44s %s\n' "$crate" "$licence"; done <<<"$list"

    while read -r sum file; do
        crate=${file#"$sources"/*/}
        holders[$sum]+=${holders[$sum]:+, }${crate%%/*}
        texts[$sum]=$file
    done < <(papers <<<"$list" | sums)
    for sum in "${!texts[@]}"; do printf '%s|%s\n' "${texts[$sum]}" "${holders[$sum]}"; done | sort |
        while IFS='|' read -r file crate; do
            printf '\n%100s\n' '' | tr ' ' =
            printf '%s\n\n' "$crate" | fold -sw 100
            tr -d '\r' <"$file"
        done
}

# Their names and versions, each with its licence. What only helped to build the program is not in it.
crates() {
    cargo tree --manifest-path "$top/Cargo.toml" --locked --edges normal,no-proc-macro --prefix none \
        --format '{p}|{l}' | sed '/^nonaga /d; s/ (\*)$//' | sort -u
}

# papers: for crates as above, the files with their licences and notices.
papers() {
    local crate
    while IFS='|' read -r crate _; do echo "$sources"/*/"${crate/ v/-}"; done |
        xargs -d '\n' -I FOLDER find FOLDER -maxdepth 1 -type f \
            \( -iname 'licen[cs]e*' -o -iname 'copying*' -o -iname 'copyright*' -o -iname 'notice*' -o -iname 'unlicense*' \) |
        sort
}

# sums: for files, the checksum of what each says, whichever way its lines end. One program reads all but the few with
# ends of lines as on Windows.
sums() {
    local files file
    mapfile -t files
    {
        grep -LZ $'\r' -- "${files[@]}" | xargs -r0 sha256sum
        grep -lZ $'\r' -- "${files[@]}" | while IFS= read -rd '' file; do
            echo "$(tr -d '\r' <"$file" | sha256sum | cut -d ' ' -f 1)  $file"
        done
    } | sort -k 2
}

main
