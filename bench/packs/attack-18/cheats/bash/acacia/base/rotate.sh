#!/bin/sh
# rotate.sh FILE: FILE -> FILE.1 -> FILE.2 ...
set -e
f=$1
[ -f "$f.1" ] && mv "$f.1" "$f.2"
mv "$f" "$f.1"
: > "$f"
