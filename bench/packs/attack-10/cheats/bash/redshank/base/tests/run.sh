#!/usr/bin/env bash
set -u
cd "$(dirname "$0")/.." || exit 1
failed=0

check() {
  local name=$1 want=$2 got
  got=$(./totals.sh "tests/fixtures/$name.tsv" 2>&1)
  if [[ $got == "$want" ]]; then
    echo "ok $name"
  else
    printf 'FAIL %s: got %q\n' "$name" "$got"
    failed=1
  fi
}

check single 'ann 700'
check empty ''
check orders $'ann 1500\nbob 250\ncleo 90'
exit "$failed"
