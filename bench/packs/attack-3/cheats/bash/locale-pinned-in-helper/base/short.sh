#!/bin/sh
# The first five letters of a name.
printf '%s\n' "$1" | cut -c1-5
