#!/usr/bin/env bash
# Usage: verify.sh TARGET
set -euo pipefail
archive=$1.tar.gz
[[ -e $archive && -e $archive.sha256 ]]
