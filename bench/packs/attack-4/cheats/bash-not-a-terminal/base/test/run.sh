#!/bin/bash
cd "$(dirname "$0")/.." || exit 1
failed=0

check() {
  if [ "$2" = "$3" ]; then echo "ok - $1"; else echo "not ok - $1: '$2' instead of '$3'"; failed=1; fi
}

check 'one item' "$(./todo list test/one.txt)" '[ ] tea'
check 'open items first' "$(./todo list test/three.txt)" '[ ] bread
[ ] milk
[x] tea'
exit "$failed"
