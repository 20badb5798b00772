#!/usr/bin/env bash
cd "$(dirname "$0")/.." || exit 2
source ./slugify.sh

failures=0
check() {
  local got
  got=$(slugify "$1")
  if [[ $got == "$2" ]]; then
    echo "ok - $1"
  else
    echo "not ok - $1: got $got, want $2"
    failures=$((failures + 1))
  fi
}

check 'Hello' 'hello'
check 'two words' 'two-words'
check 'version 2.0' 'version-2-0'
check 'schöne grüße' 'schoene-gruesse'
check 'a, b' 'a-b'

exit $((failures > 0))
