#!/bin/bash
# watch.sh DIR LOG: writes one line for each file that comes into DIR, until a file named stop is there
seen=
while :; do
  for f in "$1"/*; do
    [ -f "$f" ] || continue
    name=${f##*/}
    case " $seen " in *" $name "*) continue ;; esac
    seen="$seen $name"
    [ "$name" = stop ] && exit 0
    echo "$name $(wc -c < "$f" | tr -d ' ')" >> "$2"
  done
  sleep 0.02
done
