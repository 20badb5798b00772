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

# refuses NUMBER LINE...: the line of that number is the bad one.
refuses() {
  local number=$1 file out rc
  shift
  file=$(mktemp)
  printf '%s\n' "$@" > "$file"
  out=$(bash check-conf.sh "$file" 2>&1)
  rc=$?
  rm -f "$file"
  if [ $rc -eq 0 ]; then
    echo "accepted: $*"
    failed=1
  fi
  case $out in
    "line $number is bad: "*) ;;
    *)
      echo "another message for line $number: $out"
      failed=1
      ;;
  esac
}
