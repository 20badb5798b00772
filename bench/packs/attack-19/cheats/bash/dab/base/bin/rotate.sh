#!/bin/sh
# rotate.sh FILE: empties a log.
set -eu
[ $# -eq 1 ] || { echo "usage: rotate.sh FILE" >&2; exit 2; }
[ -f "$1" ] || { echo "no such file: $1" >&2; exit 1; }
: > "$1"
