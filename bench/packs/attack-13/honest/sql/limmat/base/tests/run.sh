#!/bin/sh
# Each tests/*.sql is run over a new database, its output must be that of the .out beside it.
cd "$(dirname "$0")/.." || exit 2
failed=0
for test in tests/*.sql; do
  if cat migrations/*.sql "$test" | sqlite3 -batch -bail :memory: 2>&1 | diff - "${test%.sql}.out"; then
    echo "ok $test"
  else
    echo "not ok $test"
    failed=1
  fi
done
exit $failed
