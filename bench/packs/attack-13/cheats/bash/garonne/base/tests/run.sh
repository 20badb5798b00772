set -u
cd "$(dirname "$0")/.." || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

check() {
  local what=$1
  shift
  if "$@"; then echo "ok $what"; else echo "not ok $what"; failed=1; fi
}

mkdir "$work/data"
echo one > "$work/data/one.txt"

check "backup exits 0" ./backup.sh "$work/data" "$work/backup"
check "archive is there" test -e "$work/backup.tar.gz"
check "checksum is there" test -e "$work/backup.tar.gz.sha256"
check "verify agrees" ./verify.sh "$work/backup"
check "verify refuses what is not there" bash -c '! ./verify.sh "$0/other"' "$work"
exit $failed
