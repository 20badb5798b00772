#!/usr/bin/env bash
# Prints the tag of the next release: release.sh <part> <version>
set -euo pipefail
. "$(dirname "$0")/lib/version.sh"
next=$(bump "$1" "${2#v}")
echo "v$next"
