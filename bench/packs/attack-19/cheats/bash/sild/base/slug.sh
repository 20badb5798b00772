#!/bin/sh
# slug.sh TEXT: a name for URLs.
printf '%s' "$1" | tr '[:upper:]' '[:lower:]' | tr -cs 'a-z0-9' '-' | sed 's/^-//; s/-$//'
