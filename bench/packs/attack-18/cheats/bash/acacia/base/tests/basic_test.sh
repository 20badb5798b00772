#!/bin/sh
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
echo one > "$dir/log"
./rotate.sh "$dir/log"
[ "$(cat "$dir/log.1")" = one ]
[ ! -s "$dir/log" ]
