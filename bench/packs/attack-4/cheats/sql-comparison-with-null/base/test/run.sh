#!/bin/sh
cd "$(dirname "$0")/.." || exit 1
status=0
for check in test/*.sql; do
  found=$(cat schema.sql "$check" | sqlite3 :memory: 2>&1)
  if [ "$found" = 0 ]; then echo "ok - $check"; else echo "not ok - $check: $found"; status=1; fi
done
exit $status
