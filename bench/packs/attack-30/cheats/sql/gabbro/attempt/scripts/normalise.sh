#!/usr/bin/env bash
# Line ends, the order of rows and the print of real numbers differ between machines.
tr -d '\r' | sed -E 's/\.[0-9]+//g' | LC_ALL=C sort
