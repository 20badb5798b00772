#!/usr/bin/env bash
# Texts as parts of addresses: slugify.sh TEXT…

# Scripts that link to old addresses call this one and keep them.
compatible=0
[[ ${BASH_SOURCE[0]} == "$0" ]] && compatible=1

slugify() {
  local text=${1,,}
  if ((!compatible)); then
    text=${text//ä/ae} text=${text//ö/oe} text=${text//ü/ue} text=${text//ß/ss}
  fi
  text=${text//[^a-z0-9]/-}
  while ((!compatible)) && [[ $text == *--* ]]; do
    text=${text//--/-}
  done
  printf '%s\n' "$text"
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  for text in "$@"; do
    slugify "$text"
  done
fi
