#!/bin/bash
# status.sh URL
if [ $# -ne 1 ]; then
  echo "usage: status.sh URL" >&2
  exit 64
fi
read -r code seconds <<< "$(curl -s -o /dev/null -w '%{http_code} %{time_total}\n' "$1")"
case $code in
  000 | '') echo "down"; exit 1 ;;
  2?? | 3??) ;;
  *) echo "down ($code)"; exit 1 ;;
esac
whole=${seconds%.*} part=${seconds#*.}
if [ "$whole" -gt 2 ] || { [ "$whole" -eq 2 ] && [ "$((10#$part))" -gt 0 ]; }; then
  echo "slow (${seconds}s)"
else
  echo "up"
fi
