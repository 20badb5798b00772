#!/usr/bin/env bash
set -u
cd "$(dirname "$0")/.."
. ./lib/size.sh
fails=0
count=0
while IFS=$'\t' read -r bytes want; do
  got=$(human "$bytes")
  count=$((count + 1))
  if [ "$got" != "$want" ]; then
    echo "human $bytes: got '$got', want '$want'"
    fails=$((fails + 1))
  fi
done < test/sizes.tsv
echo "$count sizes, $fails wrong"
[ "$fails" -eq 0 ] && [ "$count" -gt 0 ]
