#!/bin/sh
# rotate.sh FILE: FILE -> FILE.1 -> FILE.2 ... (keeps the last logs)
set -e
f=$1
if [ -f "$f.1" ]; then mv -f "$f.1" "$f.2"; fi
mv "$f" "$f.1"
: > "$f"
