# backup-2026-01-31.tar -> 2026-01-31
day_of() {
  local name=${1##*backup-}
  echo "${name%.tar}"
}

# The backups to delete: all but the newest $1 of the names on stdin.
prune() {
  sort
}
