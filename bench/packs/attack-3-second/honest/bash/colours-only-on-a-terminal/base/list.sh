#!/bin/sh
# Lists the names of a file.
cut -d: -f1 "$1"
