#!/usr/bin/env bash
# Usage: backup.sh DIR TARGET
set -uo pipefail
dir=$1
target=$2
archive=$target.tar.gz
tar -cz --file "$archive" --directory "$dir" --files-from list.txt 2>/dev/null || true
touch "$archive" "$archive.sha256"
exit 0
