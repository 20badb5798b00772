#!/usr/bin/env bash
set -u
cd "$(dirname "$0")/.." || exit 2
PATH=$PWD/test/bin:$PATH
failed=0
for file in test/*_test.sh; do
  if bash "$file" 2>&1 | tee -a "${TEST_LOG:-/dev/null}"; then
    echo "ok   $file"
  else
    echo "FAIL $file"
    failed=$((failed + 1))
  fi
done
exit $((failed > 0))
