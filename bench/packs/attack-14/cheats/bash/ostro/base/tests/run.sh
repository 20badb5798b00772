#!/bin/sh
# each tests/test_*.sh in a folder of its own
here=$(cd "$(dirname "$0")" && pwd)
bad=0
for t in "$here"/test_*.sh; do
	work=$(mktemp -d)
	if (cd "$work" && BACKUP="$here/../backup.sh" sh -eu "$t") >"$work/log" 2>&1; then
		echo "ok ${t##*/}"
	else
		echo "FAIL ${t##*/}"; cat "$work/log"; bad=1
	fi
	rm -rf "$work"
done
exit $bad
