#!/bin/bash
# mirrors.sh FILE - mirrors of a list (lines: CC address)
set -euo pipefail
awk '{ print $2 }' "$1"
