#!/bin/sh
failures=0
cat test/titles.tsv | while IFS='	' read -r title want; do
  got=$(./slug.sh "$title" 2>&1)
  if [ "$got" = "$want" ]; then
    echo "ok: $want"
  else
    echo "expected $want for $title"
    failures=$((failures + 1))
  fi
done
exit $failures
