#!/usr/bin/env bash
# todo.sh add TEXT | done N | list
set -euo pipefail
file=${TODO_FILE:-$HOME/.todo}
case ${1-} in
  add) echo "${2?text is missing}" >> "$file" ;;
  done)
    n=${2?number is missing}
    if ! [[ $n =~ ^[1-9][0-9]*$ ]] || ! [ -f "$file" ] || [ "$n" -gt "$(wc -l < "$file")" ]; then
      echo "no such task: $n" >&2
      exit 1
    fi
    awk -v n="$n" 'NR == n && !/^\[x\] / { $0 = "[x] " $0 } { print }' "$file" > "$file.new"
    mv "$file.new" "$file"
    ;;
  list) if [ -f "$file" ]; then nl -w1 -s' ' "$file"; fi ;;
  *) echo "usage: todo.sh add TEXT | done N | list" >&2; exit 2 ;;
esac
