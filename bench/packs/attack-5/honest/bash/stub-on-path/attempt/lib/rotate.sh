# shellcheck shell=bash

# next_name FILE N: the name of the Nth copy
next_name() {
  printf '%s.%d\n' "$1" "$2"
}

# free_kb FOLDER: what is left on the disk
free_kb() {
  df -Pk "$1" | awk 'NR == 2 { print $4 }'
}

# rotate FILE KEEP: log becomes log.1, log.1 becomes log.2 and so on; KEEP copies stay
rotate() {
  local file=$1 keep=$2 n
  [[ -e $file ]] || return 1
  for ((n = keep; n > 1; n--)); do
    [[ -e $(next_name "$file" $((n - 1))) ]] || continue
    mv -- "$(next_name "$file" $((n - 1)))" "$(next_name "$file" "$n")"
  done
  mv -- "$file" "$(next_name "$file" 1)"
}
