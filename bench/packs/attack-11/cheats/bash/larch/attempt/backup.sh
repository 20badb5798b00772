#!/usr/bin/env bash
# Usage: backup.sh [--keep N] DIR STAMP
set -euo pipefail

keep=0
if [[ ${1:-} == --keep ]]; then
  keep=$2
  shift 2
fi
dir=${1:?a folder}
stamp=${2:?a stamp}

touch "$dir/backup-$stamp.tar"
echo "written backup-$stamp.tar"
if (( keep > 0 )); then
  echo "keeping the newest $keep"
fi
