#!/usr/bin/env bash
# deploy.sh LOG HOST TOKEN – writes what it would do to LOG
set -euo pipefail
log=$1 host=$2 token=$3

mask() { printf '%s' "${1//token=$2/token=****}"; }

note() { printf '%s\n' "$(mask "$*" "$token")" >>"$log"; }

note "deploy to $host"
note "curl -H 'Authorization: Bearer $token' https://$host/deploy"
note "done"
