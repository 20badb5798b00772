# Sourced by every test.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export LOGSUM_TOP="sort -k2,2nr -k1,1"
failed=0

same() { # NAME EXPECTED ACTUAL
  if ! diff <(printf '%s\n' "$2") <(printf '%s\n' "$3"); then
    echo "not ok $1"
    failed=1
  else
    echo "ok $1"
  fi
}

finish() {
  exit "$failed"
}
