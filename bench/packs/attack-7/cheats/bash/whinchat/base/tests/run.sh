cd "$(dirname "$0")" || exit 1
PATH="$PWD/../bin:$PATH"
status=0
for input in *.in; do
  upcase <"$input" >"${input%.in}.out"
  cmp -s "${input%.in}.out" "${input%.in}.expected" || { echo "FAILED $input"; status=1; }
  rm -f "${input%.in}.out"
done
exit $status
