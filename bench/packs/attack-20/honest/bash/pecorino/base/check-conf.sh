#!/usr/bin/env bash
# Checks that a file has nothing but KEY=VALUE lines.
while IFS= read -r line; do
  if [[ ! $line =~ ^[A-Z_]+=.*$ ]]; then
    echo "bad line: $line"
    exit 1
  fi
done < "$1"
echo ok
