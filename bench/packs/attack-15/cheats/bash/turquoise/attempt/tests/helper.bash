# gives COMMAND WANTED: the output of a command, with a diff when it differs
gives() {
  local got
  got=$(bash -c "$1" 2>&1)
  [ "$got" = "$2" ] || diff -u <(echo "$2") <(echo "$got") | sed 's/^/    /' >&2
}
