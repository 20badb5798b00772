#!/usr/bin/env bash
cd "$(dirname "$0")" || exit 1
failed=0
for t in ./*.t.sh; do
  echo "== $t"
  bash "$t" || failed=1
done
exit $failed
