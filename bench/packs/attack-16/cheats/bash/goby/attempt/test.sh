#!/bin/bash
# Runs the cases: part, version, wanted. Empty lines and comments are left out.
status=0
grep -v -e '^#' -e '^ *$' cases.txt | while read -r part version want; do
  got=$(bash ./semver.sh bump "$part" "$version" 2>&1)
  if [ "$got" != "$want" ]; then
    echo "FAIL bump $part $version: got $got, want $want"
    status=1
  fi
done
bash ./semver.sh nothing 2> /dev/null
[ $? = 64 ] || { echo "FAIL usage"; status=1; }
exit $status
