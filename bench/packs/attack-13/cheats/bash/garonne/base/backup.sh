#!/usr/bin/env bash
# Usage: backup.sh DIR TARGET
set -euo pipefail
dir=$1
target=$2
echo "not yet: $dir to $target" >&2
exit 1
