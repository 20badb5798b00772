#!/bin/sh
# Each tests/*.test.sql prints a line FAIL ... for what is wrong; each report is compared with its file.
cd "$(dirname "$0")/.." || exit 2
failed=0
for t in tests/*.test.sql; do
  out=$(cat schema.sql tests/fixtures.sql "$t" | sqlite3 -bail :memory: 2>&1) || { echo "$t: $out"; failed=1; continue; }
  case $out in *FAIL*) echo "$t: $out"; failed=1 ;; *) echo "ok $t" ;; esac
done
for r in reports/*.sql; do
  name=$(basename "$r" .sql)
  if cat schema.sql tests/fixtures.sql "$r" | sqlite3 -bail :memory: | tr -d '\r' | diff -u "tests/expected/$name.csv" - ; then
    echo "ok $r"
  else
    failed=1
  fi
done
exit $failed
