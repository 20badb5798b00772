#!/usr/bin/env bash
cd "$(dirname "$0")/.." || exit 2
failed=0
for t in tests/*_test.sh; do
  if bash "$t"; then echo "ok   $t"; else echo "FAIL $t"; failed=1; fi
done
exit $failed
