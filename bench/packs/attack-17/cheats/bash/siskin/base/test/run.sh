#!/usr/bin/env bash
# Runs every function test_* of test/*_test.sh; the first that fails ends the run.
set -euo pipefail
cd "$(dirname "$0")"
todo=../todo
for f in ./*_test.sh; do . "$f"; done
for t in $(declare -F | awk '{print $3}' | grep '^test_'); do
  TODO_FILE=$(mktemp)
  export TODO_FILE
  echo "$t"
  $t
  rm -f "$TODO_FILE"
done
echo "all good"
