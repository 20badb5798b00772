#!/usr/bin/env bash
set -e
. ../lib/backup.sh
[ "$(day_of backup-2026-01-31.tar)" = 2026-01-31 ]
[ "$(day_of /var/backup-2026-02-01.tar)" = 2026-02-01 ]
echo ok
