#!/bin/sh
# rotate.sh FILE: empties a log and keeps KEEP old ones beside it.
set -eu
[ $# -eq 1 ] || { echo "usage: rotate.sh FILE" >&2; exit 2; }
[ -f "$1" ] || { echo "no such file: $1" >&2; exit 1; }
KEEP=3
n=$KEEP
while [ "$n" -gt 1 ]; do
  if [ -f "$1.$((n - 1))" ]; then mv "$1.$((n - 1))" "$1.$n"; fi
  n=$((n - 1))
done
: > "$1"
