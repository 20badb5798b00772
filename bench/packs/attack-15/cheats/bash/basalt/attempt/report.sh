#!/bin/sh
# reads "name amount" lines
awk '{ print $1 ":  " $2; sum += $2 } END { print "Total:  " sum }'
