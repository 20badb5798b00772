#!/usr/bin/env bash
cd "$(dirname "$0")/.." || exit 1
. lib/version.sh
failed=0

# is <name> <wanted> <command...>
is() {
  local name=$1 wanted=$2 got
  shift 2
  got=$("$@" 2>/dev/null)
  if [[ $wanted == $got ]]; then
    echo "ok $name"
  else
    echo "not ok $name: got $got, wanted $wanted"
    failed=1
  fi
}

is 'major' 2.0.0 bump major 1.4.2
is 'minor' 1.5.0 bump minor 1.4.2
is 'patch' 1.4.3 bump patch 1.4.2
is 'a tag' v1.4.3 ./release.sh patch v1.4.2
is 'patch before a release' 1.4.2 bump patch 1.4.2-rc.1
is 'minor before a release' 1.5.0 bump minor 1.4.2-rc.1
is 'the next before a release' 1.4.2-rc.2 bump pre 1.4.2-rc.1
bump sideways 1.4.2 2>/dev/null && failed=1
exit $failed
