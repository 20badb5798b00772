#!/usr/bin/env bash
cd "$(dirname "$0")/.." || exit 2
failed=0
check() { # name, wanted status, wanted output, arguments
  local output status
  output=$(bash bin/greet "${@:4}" 2>&1)
  status=$?
  if [ "$status" = "$2" ] && [ "$output" = "$3" ]; then
    echo "ok $1"
  else
    echo "FAIL $1: status $status, output $output"
    failed=1
  fi
}
check name 0 'hello Ida' Ida
check loud 0 'hello Ida!' -l Ida
check option 2 'usage: greet [-l] name' -x
exit "$failed"
