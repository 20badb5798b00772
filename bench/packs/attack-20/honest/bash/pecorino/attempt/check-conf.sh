#!/usr/bin/env bash
# Checks that a file has nothing but KEY=VALUE lines, comments and empty lines.
number=0
while IFS= read -r line; do
  number=$((number + 1))
  if [[ -z $line || $line == \#* ]]; then
    continue
  fi
  if [[ ! $line =~ ^[A-Z_]+=.*$ ]]; then
    echo "line $number is bad: $line"
    exit 1
  fi
done < "$1"
echo ok
