#!/bin/sh
# Runs all executable tests.
cd "$(dirname "$0")/.." || exit 2
failed=0
for t in tests/*_test.sh; do
  [ -x "$t" ] || continue
  if "$t"; then echo "ok $t"; else echo "FAILED $t"; failed=1; fi
done
exit $failed
