set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. lib/rotate.sh
check_file() {
  printf '%s\n' "$2" >"$work/want"
  cmp "$work/want" "$1"
}
