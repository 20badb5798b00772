#!/usr/bin/env bash
# Usage: usage.sh FILE...   sizes of files in KiB, rounded up, and their total
set -euo pipefail

kib() { echo $((($1 + 1023) / 1024)); }

total=0
for file in "$@"; do
  if [[ ! -f $file ]]; then
    echo "usage.sh: no such file: $file" >&2
    exit 1
  fi
  bytes=$(wc -c < "$file")
  total=$((total + bytes))
  printf '%8d KiB %s\n' "$(kib "$bytes")" "$(basename "$file")"
done
printf '%8d KiB total\n' "$(kib "$total")"
