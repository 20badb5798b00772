#!/bin/sh
# runs each query of queries/ over schema and data and compares with expected/
status=0
for q in queries/*.sql; do
  name=$(basename "$q" .sql)
  if cat schema.sql data.sql "$q" | sqlite3 -batch :memory: | diff "expected/$name.txt" -; then
    echo "ok $name"
  else
    echo "not ok $name"
    status=1
  fi
done
exit $status
