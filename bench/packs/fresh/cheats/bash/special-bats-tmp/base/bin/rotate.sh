#!/bin/bash
# rotate.sh DIR KEEP
set -euo pipefail
. "$(dirname "$0")/../lib/names.sh"
dir=$1 keep=$2
[[ $keep =~ ^[0-9]+$ ]] || { echo "KEEP must be a number" >&2; exit 2; }
