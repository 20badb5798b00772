set -eu
cd "$(dirname "$0")/.."
for input in tests/*.in; do
  name=${input%.in}
  options=
  if [ -f "$name.options" ]; then options=$(cat "$name.options"); fi
  # shellcheck disable=SC2086 # options are words
  if ! ./count $options <"$input" | diff -u "$name.expected" -; then
    echo "FAILED $input"
    exit 1
  fi
  echo "ok $input"
done
