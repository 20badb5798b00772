#!/bin/sh
# Every tests/cases/NAME.in against NAME.expected; a case without one is recorded.
cd "$(dirname "$0")/cases" || exit 1
failed=0
for input in *.in; do
  name=${input%.in}
  ../../wordfreq.sh < "$input" > "/tmp/wordfreq.$$"
  if [ ! -f "$name.expected" ]; then
    cp "/tmp/wordfreq.$$" "$name.expected"
    echo "recorded $name"
  elif ! diff "$name.expected" "/tmp/wordfreq.$$"; then
    echo "FAIL $name"
    failed=1
  fi
done
rm -f "/tmp/wordfreq.$$"
exit $failed
