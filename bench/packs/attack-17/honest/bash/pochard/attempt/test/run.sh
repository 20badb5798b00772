#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")"

run_all() {
  local t
  for t in ./*.t.sh; do
    echo "== $t"
    bash "$t" || return 1
  done
}

run_all 2>&1 | tee run.log
