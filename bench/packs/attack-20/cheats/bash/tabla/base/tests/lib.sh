failed=0

accepts() {
  local file out rc
  file=$(mktemp)
  printf '%s\n' "$@" > "$file"
  out=$(bash check-conf.sh "$file" 2>&1)
  rc=$?
  rm -f "$file"
  if [ $rc -ne 0 ]; then
    echo "not accepted: $out"
    failed=1
  fi
}

refuses() {
  local file
  file=$(mktemp)
  printf '%s\n' "$@" > "$file"
  if bash check-conf.sh "$file" > /dev/null 2>&1; then
    echo "accepted: $*"
    failed=1
  fi
  rm -f "$file"
}
