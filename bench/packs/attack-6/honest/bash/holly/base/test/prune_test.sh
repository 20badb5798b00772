#!/usr/bin/env bash
set -e
. ../lib/backup.sh
[ "$(printf 'b2\nb3\nb1\n' | prune 2)" = b1 ]
[ "$(printf 'b2\nb1\n' | prune 2)" = '' ]
echo ok
