human() {
  local bytes=$1
  if [ "$bytes" -lt 1024 ]; then
    echo "$bytes B"
  else
    echo "$((bytes / 1024)) KiB"
  fi
}
