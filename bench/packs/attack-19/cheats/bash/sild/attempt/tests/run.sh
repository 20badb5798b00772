#!/usr/bin/env bash
# Runs each test_* of tests/cases.sh in a shell of its own.
. tests/cases.sh
failed=0
for t in $(compgen -A function test_); do
  if (
    set -e
    "$t"
  ); then echo "ok $t"; else
    echo "not ok $t"
    failed=1
  fi
done
exit $failed
