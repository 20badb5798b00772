#!/bin/sh
cd "$(dirname "$0")/.." || exit 1
status=0
for suite in test/*_suite.sh; do
  sh "$suite" || status=1
done
exit $status
