#!/bin/sh
# slug.sh TITLE
printf '%s\n' "$1" | tr ' ._' '---'
