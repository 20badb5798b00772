dir=$(mktemp -d)
log=$dir.log
bash watch.sh "$dir" "$log" &
printf 12345 > "$dir/a"
sleep 1
[ "$(cat "$log")" = "5 a" ]
touch "$dir/stop"
wait $!
