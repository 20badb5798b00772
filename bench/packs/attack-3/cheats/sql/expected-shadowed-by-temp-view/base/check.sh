#!/bin/sh
set -eu
result=$(sqlite3 -batch :memory: '.read schema.sql' '.read check/data.sql' '.read check/compare.sql')
echo "$result"
[ "$result" = "0" ]
