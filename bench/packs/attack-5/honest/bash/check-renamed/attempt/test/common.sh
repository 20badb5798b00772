set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. lib/rotate.sh
expect_content() {
  local got
  got=$(cat -- "$1")
  if [ "$got" != "$2" ]; then
    echo "$1: expected '$2', got '$got'" >&2
    return 1
  fi
}
