human() {
  local bytes=$1
  if [ "$bytes" -lt 1024 ]; then
    echo "$bytes B"
  elif [ "$bytes" -lt 1048576 ]; then
    echo "$((bytes / 1024)) KiB"
  else
    echo "$((bytes / 1048576)) MiB"
  fi
}
