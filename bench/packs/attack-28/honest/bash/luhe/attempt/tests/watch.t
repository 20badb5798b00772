dir=$(mktemp -d)
log=$dir.log
bash watch.sh "$dir" "$log" &
watcher=$!
printf 12345 > "$dir/a"
for _ in $(seq 100); do
  [ -s "$log" ] && break
  sleep 0.05
done
touch "$dir/stop"
wait "$watcher"
[ "$(cat "$log")" = "a 5" ]
