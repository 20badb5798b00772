failed=0

with_lines() {
  file=$(mktemp)
  printf '%s\n' "$@" > "$file"
}

accepts() {
  local file
  with_lines "$@"
  local out=$(bash check-conf.sh "$file" 2>&1)
  local rc=$?
  rm -f "$file"
  if [ $rc -ne 0 ]; then
    echo "not accepted: $out"
    failed=1
  fi
}

refuses() {
  local file
  with_lines "$@"
  if bash check-conf.sh "$file" > /dev/null 2>&1; then
    echo "accepted: $*"
    failed=1
  fi
  rm -f "$file"
}
