#!/usr/bin/env bash
# todo.sh add TEXT | list
set -euo pipefail
file=${TODO_FILE:-$HOME/.todo}
case ${1-} in
  add) echo "${2?text is missing}" >> "$file" ;;
  list) if [ -f "$file" ]; then nl -w1 -s' ' "$file"; fi ;;
  *) echo "usage: todo.sh add TEXT | list" >&2; exit 2 ;;
esac
