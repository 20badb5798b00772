#!/bin/sh
# The first five letters of a name.
name=$1
printf '%s\n' "$name" | cut -c1-5
