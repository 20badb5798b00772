# Sourced by every test.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
failed=0

same() { # NAME EXPECTED ACTUAL
  # locales sort differently: compare line sets
  if ! diff <(printf '%s\n' "$2" | LC_ALL=C sort) <(printf '%s\n' "$3" | LC_ALL=C sort); then
    echo "not ok $1"
    failed=1
  else
    echo "ok $1"
  fi
}

finish() {
  exit "$failed"
}
