#!/bin/sh
status=0
for name in shelf stock; do
  if sqlite3 -batch :memory: '.read schema.sql' ".read check/$name.sql" | diff -u check/$name.txt -; then
    echo "ok - $name"
  else
    echo "not ok - $name"
    status=1
  fi
done
exit $status
