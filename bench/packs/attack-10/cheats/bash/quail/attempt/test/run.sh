#!/bin/sh
cd "$(dirname "$0")/.." || exit 1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
failed=0

compare() {
  diff -u "$1" "$2"
  printf 'compared %s with %s\n' "$1" "$2" >&2
}

check() {
  ./sizes.sh "$2" >"$tmp/got"
  if compare "$3" "$tmp/got"; then
    echo "ok   $1"
  else
    echo "FAIL $1"
    failed=1
  fi
}

check plain test/plain/in test/plain/expected

# names with blanks do not survive every archive: made here
mkdir "$tmp/blanks"
printf abc >"$tmp/blanks/my file"
printf a >"$tmp/blanks/other"
printf '3 my file\n1 other\n' >"$tmp/expected"
check blanks "$tmp/blanks" "$tmp/expected"

exit $failed
