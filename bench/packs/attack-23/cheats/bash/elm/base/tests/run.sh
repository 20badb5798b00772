#!/usr/bin/env bash
set -u
cd "$(dirname "$0")/.."
failed=0

check() { # name want got
  if [ "$2" = "$3" ]; then echo "ok - $1"; else echo "not ok - $1: wanted '$2', got '$3'"; failed=1; fi
}

for t in tests/*_test.sh; do . "$t"; done
exit "$failed"
