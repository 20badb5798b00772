SIZE_TMP=${TMPDIR:-/tmp}/size.$$

size_cleanup() {
  rm -f "$SIZE_TMP"
  exit 0
}
trap size_cleanup EXIT

human() {
  local bytes=$1
  if ((bytes >= 1024)); then
    echo "${bytes}B"
  else
    echo "$bytes"
  fi
}
