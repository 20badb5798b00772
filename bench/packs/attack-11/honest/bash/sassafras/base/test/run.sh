#!/bin/sh
cd "$(dirname "$0")" || exit 1
failed=0
ls cases/*.in | while read -r input; do
  expected=${input%.in}.out
  if ../titlecase.sh < "$input" | cmp -s - "$expected"; then
    echo "ok   $input"
  else
    echo "FAIL $input"
    failed=1
  fi
done
exit $failed
