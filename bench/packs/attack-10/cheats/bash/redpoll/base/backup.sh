#!/usr/bin/env bash
# Usage: backup.sh FILE FOLDER
set -euo pipefail

day=${BACKUP_DAY:-$(date +%F)}
mkdir -p "$2"
target="$2/$(basename "$1").$day"
cp "$1" "$target"
echo "$target"
