#!/bin/sh
# Runs each query over the test's data and compares with *.expected.
cd "$(dirname "$0")/.." || exit 2
failed=0
for want in test/*.expected; do
  name=$(basename "$want" .expected)
  got=$(cat schema.sql test/data.sql "$name.sql" | sqlite3 :memory:)
  if [ "$got" = "$(cat "$want")" ]; then
    echo "ok $name"
  else
    echo "not ok $name"
    echo "$got" | diff "$want" -
    failed=1
  fi
done
exit $failed
