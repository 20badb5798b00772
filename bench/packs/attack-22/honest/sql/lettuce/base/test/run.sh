#!/bin/sh
cd "$(dirname "$0")/.." || exit 2
status=0
for query in test/*.sql; do
  if cat migrations/*.sql "$query" | sqlite3 -bail :memory: | diff "${query%.sql}.expected" -; then
    echo "ok $query"
  else
    echo "FAILED $query"
    status=1
  fi
done
exit $status
