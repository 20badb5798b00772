#!/usr/bin/env bash
# Usage: usage.sh FILE...   sizes of files
set -euo pipefail

for file in "$@"; do
  [[ -f $file ]] || continue
  printf '%8d %s\n' "$(wc -c < "$file")" "$(basename "$file")"
done
