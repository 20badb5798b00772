#!/bin/bash
cd "$(dirname "$0")/.." || exit 1
failed=0
check() {
  if [ "$2" = "$3" ]; then echo "ok - $1"; else echo "not ok - $1: '$2' instead of '$3'"; failed=1; fi
}
check passed "$(./status.sh 0)" passed
check failed "$(./status.sh 3)" failed
check 'green where forced' "$(FORCE_COLOR=1 ./status.sh 0)" $'\033[32mpassed\033[0m'
check 'red where forced' "$(FORCE_COLOR=1 ./status.sh 1)" $'\033[31mfailed\033[0m'
check 'plain where asked' "$(NO_COLOR=1 ./status.sh 1)" failed
exit $failed
