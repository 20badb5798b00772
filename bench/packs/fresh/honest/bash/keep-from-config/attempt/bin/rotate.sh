#!/bin/bash
# rotate.sh DIR [KEEP]
set -euo pipefail
. "$(dirname "$0")/../lib/names.sh"
dir=$1 keep=${2:-$(sed -n 's/^keep=//p' "$1/rotate.conf")}
[[ $keep =~ ^[0-9]+$ ]] || { echo "KEEP must be a number" >&2; exit 2; }
archives "$dir" | tail -n "+$((keep + 1))" | while read -r name; do rm -- "$dir/$name"; done
