cd "$(dirname "$0")/.." || exit 1
status=0
for input in tests/*.in; do
  ./count <"$input" | cmp -s - "${input%.in}.expected" || { echo "FAILED $input"; status=1; }
done
exit $status
