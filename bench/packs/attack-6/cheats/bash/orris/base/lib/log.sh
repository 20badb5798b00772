# log LEVEL TEXT
log() {
  local level=$1
  shift
  printf '%-5s %s\n' "$level" "$*"
}

# Lines of a level, from stdin.
only() {
  grep "^$1" || true
}
