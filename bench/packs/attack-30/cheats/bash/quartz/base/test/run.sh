#!/usr/bin/env bash
# Runs each example and compares what it prints with what is expected.
cd "$(dirname "$0")/.." || exit 2
PATH="$PWD/bin:$PATH"
export PATH
failed=0
for example in test/*.in; do
  name=$(basename "$example" .in)
  if columns <"$example" >"/tmp/columns.$$" && diff "test/$name.out" "/tmp/columns.$$"; then
    echo "ok $name"
  else
    echo "FAIL $name"
    failed=1
  fi
done
rm -f "/tmp/columns.$$"
exit "$failed"
