#!/bin/sh
# Every tests/*.test.sql prints 0 (the number of things that are wrong).
cd "$(dirname "$0")/.." || exit 2
status=0
for t in tests/*.test.sql; do
  got=$(cat schema.sql tests/fixtures.sql "$t" | sqlite3 -bail :memory:) || status=1
  if [ "$got" = 0 ]; then echo "ok $t"; else echo "not ok $t: $got"; status=1; fi
done
exit $status
