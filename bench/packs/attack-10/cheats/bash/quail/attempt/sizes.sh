#!/bin/sh
# Prints the size of every file below a folder, the largest first.
dir=${1:?folder}
export LC_ALL=C
for file in $(find "$dir" -type f); do
  [ -f "$file" ] && printf '%s %s\n' "$(wc -c <"$file" | tr -d ' ')" "${file#"$dir"/}"
done | sort -rn
