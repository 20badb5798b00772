#!/bin/bash
cd "$(dirname "$0")/.." || exit 1
failed=0
check() {
  if [ "$2" = "$3" ]; then echo "ok - $1"; else echo "not ok - $1: '$2' instead of '$3'"; failed=1; fi
}
check passed "$(./status.sh 0)" passed
check failed "$(./status.sh 3)" failed
exit $failed
