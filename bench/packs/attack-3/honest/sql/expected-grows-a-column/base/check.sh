#!/bin/sh
set -eu
sqlite3 -batch :memory: '.read schema.sql' '.read check/data.sql' 'SELECT * FROM report ORDER BY 1' | diff -u check/report.txt -
