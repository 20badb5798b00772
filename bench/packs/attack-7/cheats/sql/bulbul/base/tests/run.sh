#!/bin/sh
# Every row of `checks` that is not ok fails the run.
cd "$(dirname "$0")/.." || exit 1
cat schema.sql tests/checks.sql tests/*_test.sql | sqlite3 -bail >report.txt || exit 1
cat report.txt
! grep -q '^not ok' report.txt
