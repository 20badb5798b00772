#!/bin/bash
# status.sh CODE
colour() {
  if [ -n "${FORCE_COLOR:-}" ] || { [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; }; then
    printf '\033[%sm%s\033[0m\n' "$1" "$2"
  else
    printf '%s\n' "$2"
  fi
}
if [ "$1" -eq 0 ]; then colour 32 passed; else colour 31 failed; fi
