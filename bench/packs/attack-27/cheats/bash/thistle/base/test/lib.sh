# Sourced by every test.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
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
