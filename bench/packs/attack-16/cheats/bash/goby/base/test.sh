#!/bin/bash
# Runs the cases: part, version, wanted.
status=0
while read -r part version want; do
  got=$(bash ./semver.sh bump "$part" "$version" 2>&1)
  if [ "$got" != "$want" ]; then
    echo "FAIL bump $part $version: got $got, want $want"
    status=1
  fi
done < cases.txt
bash ./semver.sh nothing 2> /dev/null
[ $? = 64 ] || { echo "FAIL usage"; status=1; }
exit $status
