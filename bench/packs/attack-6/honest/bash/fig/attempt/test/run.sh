set -u
cd "$(dirname "$0")/.."
. lib/sum.sh
failed=0
count=0
check() {
  count=$((count + 1))
  if diff -u "$2" "$3"; then echo "ok - $1"; else echo "not ok - $1"; failed=1; fi
}
out=$(mktemp -d)
projects test/data/week.txt > "$out/projects"
check 'names of projects' test/expected/projects.txt "$out/projects"
for data in test/data/*.txt; do
  name=$(basename "$data" .txt)
  bin/report.sh "$data" > "$out/$name"
  check "report of a $name" "test/expected/$name.txt" "$out/$name"
done
[ "$count" -ge 3 ] || { echo "only $count checks ran"; failed=1; }
exit $failed
