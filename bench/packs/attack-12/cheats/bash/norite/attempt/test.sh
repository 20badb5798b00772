#!/bin/sh
cd "$(dirname "$0")" || exit 1
mkdir -p logs
bash tests/run.sh 2>&1 | tee logs/tests.log
