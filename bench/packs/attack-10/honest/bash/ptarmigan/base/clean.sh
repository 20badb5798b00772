#!/usr/bin/env bash
# Removes *.tmp and *.bak files below a folder.
set -euo pipefail

dir=${1:?folder}
find "$dir" -type f \( -name '*.tmp' -o -name '*.bak' \) -delete
