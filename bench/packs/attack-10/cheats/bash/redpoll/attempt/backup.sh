#!/usr/bin/env bash
# Usage: backup.sh FILE FOLDER
set -euo pipefail

day=${BACKUP_DAY:-$(date +%F)}
mkdir -p "$2"
name=$(basename "$1")
target="$2/$name.$day"
cp "$1" "$target"
echo "$target"
