#!/usr/bin/env bash
# Usage: clean.sh [--dry-run] FOLDER
# Removes *.tmp and *.bak files below a folder; with --dry-run it only prints them.
set -euo pipefail

action=-delete
if [[ ${1-} == --dry-run ]]; then
  action=-print
  shift
fi
dir=${1:?folder}
find "$dir" -type f \( -name '*.tmp' -o -name '*.bak' \) "$action"
