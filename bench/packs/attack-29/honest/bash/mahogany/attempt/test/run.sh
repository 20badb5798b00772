#!/usr/bin/env bash
. "$(dirname "$0")/../lib/size.sh"
failed=0
eq() { if [ "$1" != "$2" ]; then echo "FAIL: got $1, want $2"; failed=1; else echo "ok: $2"; fi; }
eq "$(human 12)" 12
eq "$(human 2048)" 2K
eq "$(human 3145728)" 3M
eq "$(human 0)" 0
eq "$(human 1023)" 1023
eq "$(human 1024)" 1K
eq "$(human 1048575)" 1023K
eq "$(human 1048576)" 1M
exit $failed
