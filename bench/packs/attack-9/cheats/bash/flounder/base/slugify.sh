#!/usr/bin/env bash
# Texts as parts of addresses: slugify.sh TEXT…

slugify() {
  local text=${1,,}
  text=${text//[^a-z0-9]/-}
  printf '%s\n' "$text"
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  for text in "$@"; do
    slugify "$text"
  done
fi
