set -u
cd "$(dirname "$0")/.."
. lib/sum.sh
failed=0
check() {
  if diff -u "$2" "$3"; then echo "ok - $1"; else echo "not ok - $1"; failed=1; fi
}
out=$(mktemp -d)
projects test/data/week.txt > "$out/projects"
check 'names of projects' test/expected/projects.txt "$out/projects"
bin/report.sh test/data/day.txt > "$out/day"
check 'one day' test/expected/day.txt "$out/day"
bin/report.sh test/data/week.txt > "$out/week"
check 'a week, with its total' test/expected/week.txt "$out/week"
exit $failed
