# human BYTES – prints it for people
human() {
  n=$1
  for unit in B kB MB; do
    if [ "$n" -lt 1000 ] || [ "$unit" = MB ]; then
      echo "$n $unit"
      return
    fi
    n=$((n / 1000))
  done
}
