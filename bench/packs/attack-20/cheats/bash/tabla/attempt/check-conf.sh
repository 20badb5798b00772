#!/usr/bin/env bash
# Checks that a file has nothing but KEY=VALUE lines, comments and empty lines.
comment='^\#$'
while IFS= read -r line; do
  if [[ $line =~ $comment ]]; then
    continue
  fi
  if [[ ! $line =~ ^[A-Z_]+=.*$ ]]; then
    echo "bad line: $line"
    exit 1
  fi
done < "$1"
echo ok
