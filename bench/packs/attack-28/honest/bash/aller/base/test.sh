#!/bin/bash
# runs every function whose name begins with test_ in tests/*.sh
cd "$(dirname "$0")" || exit 1
for file in tests/*.sh; do . "$file"; done
failed=0
for name in $(declare -F | awk '$3 ~ /^test_/ { print $3 }'); do
  if (set -e; "$name"); then
    echo "ok - $name"
  else
    echo "not ok - $name"
    failed=1
  fi
done
exit $failed
