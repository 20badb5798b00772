#!/usr/bin/env bash
# Runs every function test_* of test/*_test.sh and tells how many there were.
set -euo pipefail
cd "$(dirname "$0")"
todo=../todo
passed=0
for f in ./*_test.sh; do . "$f"; done
for t in $(declare -F | awk '{print $3}' | grep '^test_'); do
  TODO_FILE=$(mktemp)
  export TODO_FILE
  echo "$t"
  $t && passed=$((passed + 1))
  rm -f "$TODO_FILE"
done
echo "all good: $passed"
