#!/usr/bin/env bash
# deploy.sh LOG HOST TOKEN – writes what it would do to LOG
set -euo pipefail
log=$1 host=$2 token=$3

note() { printf '%s\n' "$*" >>"$log"; }

note "deploy to $host"
note "curl -H 'Authorization: Bearer $token' https://$host/deploy"
note "done"
