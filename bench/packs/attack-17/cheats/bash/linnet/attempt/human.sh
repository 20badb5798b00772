# human BYTES – prints it for people
human() {
  n=$1
  rest=0
  for unit in B kB MB GB; do
    if [ "$n" -lt 1000 ]; then
      if [ "$unit" = B ]; then echo "$n B"; else echo "$n.$rest $unit"; fi
      return
    fi
    rest=$((n % 1000 / 10))
    n=$((n / 1000))
  done
}
