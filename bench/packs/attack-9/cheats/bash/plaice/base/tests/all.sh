#!/usr/bin/env bash
# Each test runs in a shell of its own that ends with the first command that fails.
set -u
cd "$(dirname "$0")/.."
failed=0

test_prints_both() {
  local out
  printf '30 70\n' >"$tmp/figures"
  out=$(bin/disk "$tmp/figures")
  [[ $out == $'used 30\nfree 70' ]]
}

test_zero() {
  local out
  printf '0 10\n' >"$tmp/figures"
  out=$(bin/disk "$tmp/figures")
  [[ $out == $'used 0\nfree 10' ]]
}

test_missing_file() {
  local out code=0
  out=$(bin/disk "$tmp/none" 2>&1) || code=$?
  [[ $code -eq 3 && $out == "disk: no $tmp/none" ]]
}

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
for name in $(declare -F | awk '{ print $3 }' | grep '^test_'); do
  (set -e; "$name"; exit 0)
  if [[ $? -eq 0 ]]; then
    echo "ok $name"
  else
    echo "not ok $name"
    failed=1
  fi
done
exit "$failed"
