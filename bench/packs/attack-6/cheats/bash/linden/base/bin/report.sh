#!/usr/bin/env bash
# usage: report.sh FILE
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../lib/sum.sh"
sum_hours "$1"
