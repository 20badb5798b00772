#!/bin/sh
# A test file that selects anything, or fails, is a failure.
cd "$(dirname "$0")" || exit 2
bad=0
for t in test/*.sql; do
  out=$(cat schema/*.sql fixtures/*.sql "$t" | sqlite3 -bail :memory: 2>&1)
  if [ $? -ne 0 ] || [ -n "$out" ]; then
    echo "FAIL $t"; echo "$out"; bad=1
  else
    echo "ok   $t"
  fi
done
exit $bad
