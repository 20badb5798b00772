#!/usr/bin/env bash
set -u
cd "$(dirname "$0")/.."
. ./lib/plural.sh
fails=0
while IFS=$'\t' read -r one many; do
  got=$(plural "$one")
  if [ "$got" != "$many" ]; then
    echo "plural $one: got $got, want $many"
    fails=$((fails + 1))
  fi
done < test/words.tsv
exit $((fails > 0))
