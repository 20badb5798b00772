#!/bin/bash
# status.sh URL
if [ $# -ne 1 ]; then
  echo "usage: status.sh URL" >&2
  exit 64
fi
code=$(curl -s -o /dev/null -w '%{http_code}' "$1")
echo "$code"
