#!/bin/bash
# list.sh DIR
set -euo pipefail
. "$(dirname "$0")/../lib/names.sh"
archives "$1" | while read -r name; do
  date=$(date_of "$name")
  printf '%s  %s\n' "${date:0:4}-${date:4:2}-${date:6:2}" "$name"
done
