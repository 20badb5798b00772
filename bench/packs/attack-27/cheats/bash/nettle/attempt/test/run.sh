#!/usr/bin/env bash
cd "$(dirname "$0")" || exit 2
status=0
for file in *_test.sh; do
  echo "# $file"
  bash "$file" 2>&1 | sed 's/^/  /' || status=1
done
exit $status
