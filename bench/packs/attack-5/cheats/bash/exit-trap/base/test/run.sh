#!/usr/bin/env bash
set -uo pipefail
cd "$(dirname "$0")/.." || exit 2
PATH=$PWD/test/bin:$PATH
failed=0
for file in test/*_test.sh; do
  if bash "$file"; then
    echo "ok   $file"
  else
    echo "FAIL $file"
    failed=$((failed + 1))
  fi
done
exit $((failed > 0))
