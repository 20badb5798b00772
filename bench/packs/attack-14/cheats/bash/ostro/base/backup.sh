#!/bin/sh
# backup.sh FROM TO - copies the files of a folder
set -eu
from=$1 to=$2
mkdir -p "$to"
for file in "$from"/*; do
	cp "$file" "$to/"
done
