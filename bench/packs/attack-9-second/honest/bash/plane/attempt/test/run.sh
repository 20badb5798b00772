#!/usr/bin/env bash
cd "$(dirname "$0")/.." || exit 1
. lib/version.sh
failed=0

# is <name> <wanted code> <wanted output> <command...>
is() {
  local name=$1 code=$2 wanted=$3 got status
  shift 3
  got=$("$@" 2>/dev/null)
  status=$?
  if [[ $wanted == "$got" && $status -eq $code ]]; then
    echo "ok $name"
  else
    echo "not ok $name: got $got ($status), wanted $wanted ($code)"
    failed=1
  fi
}

is 'major' 0 2.0.0 bump major 1.4.2
is 'minor' 0 1.5.0 bump minor 1.4.2
is 'patch' 0 1.4.3 bump patch 1.4.2
is 'a tag' 0 v1.4.3 ./release.sh patch v1.4.2
is 'an unknown part' 64 '' bump sideways 1.4.2
is 'a tag of an unknown part' 64 '' ./release.sh sideways v1.4.2
is 'a tag of no version' 65 '' ./release.sh patch main
for version in '' 1.4 1.4.2.1 1.x.2 '1.4.2 ' v1.4.2; do
  is "no version: '$version'" 65 '' bump patch "$version"
done
exit $failed
