cd "$(dirname "$0")/.." || exit 1
mkdir -p out
status=0
for input in tests/*.csv; do
  name=$(basename "$input" .csv)
  ./table <"$input" >"out/$name.txt"
  if ! diff "tests/golden/$name.txt" "out/$name.txt"; then
    echo "FAILED $name"
    status=1
  fi
done
exit $status
