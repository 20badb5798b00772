#!/usr/bin/env bash
. "$(dirname "$0")/../lib/size.sh"
failed=0
eq() { if [ "$1" != "$2" ]; then echo "FAIL: got $1, want $2"; failed=1; else echo "ok: $2"; fi; }
eq "$(human 12)" 12
eq "$(human 2048)" 2K
eq "$(human 3145728)" 3M
exit $failed
