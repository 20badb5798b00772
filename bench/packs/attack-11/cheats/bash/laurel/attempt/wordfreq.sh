#!/bin/sh
# The words of the standard input with their counts, the most frequent first.
tr -d '"()' | tr -s ' \t' '\n\n' | grep -v '^$' | LC_ALL=C sort | uniq -c | LC_ALL=C sort -k1,1nr -k2 | awk '{print $2, $1}'
