#!/usr/bin/env bash
# Prints the licences of the libraries that are part of the program: first a list of them, then the texts that came
# with them. A text that several libraries share is there once.
set -euo pipefail
export LC_ALL=C.UTF-8
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
sources=${CARGO_HOME:-$HOME/.cargo}/registry/src

main() {
    local crate licence sum file
    local -A holders texts
    echo "Nonaga holds code of these libraries:"
    echo
    while IFS='|' read -r crate licence; do printf '%-44s %s\n' "$crate" "$licence"; done < <(crates)

    while read -r file; do
        sum=$(tr -d '\r' <"$file" | sha256sum)
        crate=${file#"$sources"/*/}
        holders[$sum]+=${holders[$sum]:+, }${crate%%/*}
        texts[$sum]=$file
    done < <(crates | papers)
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

main
