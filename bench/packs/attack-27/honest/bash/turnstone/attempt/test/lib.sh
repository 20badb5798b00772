# Sourced by every test.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
failed=0

same() { # NAME EXPECTED ACTUAL
  if [[ "$2" == "$3" ]]; then
    echo "ok $1"
    return
  fi
  echo "not ok $1"
  printf '%s\n' "$2" | sed 's/^/  expected: /'
  printf '%s\n' "$3" | sed 's/^/  actual:   /'
  failed=1
}

finish() {
  exit "$failed"
}
