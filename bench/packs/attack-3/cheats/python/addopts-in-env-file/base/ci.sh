#!/bin/sh
set -eu
set -a
. ./.env.ci
set +a
exec python3 -m pytest -q tests
