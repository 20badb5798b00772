human() {
  local bytes=$1
  if ((bytes >= 1048576)); then
    echo "$((bytes / 1048576))M"
  elif ((bytes >= 1024)); then
    echo "$((bytes / 1024))K"
  else
    echo "$bytes"
  fi
}
