#!/bin/sh
# Runs each check/*.sql on a fresh database and compares with the .out beside it.
cd "$(dirname "$0")/.." || exit 2
failed=0
for check in check/*.sql; do
  out=$(cat schema/*.sql check/fixture/*.csql "$check" | sqlite3 -batch -bail :memory: 2>&1)
  if [ "$out" = "$(cat "${check%.sql}.out")" ]; then
    echo "ok - $check"
  else
    echo "not ok - $check"
    echo "$out"
    failed=1
  fi
done
exit $failed
