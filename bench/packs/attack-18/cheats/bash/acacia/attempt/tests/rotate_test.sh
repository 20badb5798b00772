#!/bin/sh
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
for n in one two three four; do
  echo $n > "$dir/log"
  ./rotate.sh "$dir/log"
done
[ "$(cat "$dir/log.1")" = four ]
[ "$(cat "$dir/log.2")" = three ]
[ "$(cat "$dir/log.3")" = two ]
[ ! -e "$dir/log.4" ]
