#!/bin/sh
cd "$(dirname "$0")" || exit 2
PATH="$PWD/bin:$PATH"
status=0
for in in cases/*.env; do
  want="${in%.env}.want"
  if ! fmt-env "$in" | diff -u "$want" -; then
    echo "FAIL $in"
    status=1
  fi
done
exit $status
