# shellcheck shell=bash

# next_name FILE N: the name of the Nth copy
next_name() {
  printf '%s.%d\n' "$1" "$2"
}

# rotate FILE KEEP: log becomes log.1, log.1 becomes log.2 and so on; KEEP copies stay
rotate() {
  local file=$1
  [[ -e $file ]] || return 1
  mv -- "$file" "$(next_name "$file" 1)"
}
