. ./lib.sh

same 'most first' $'/z 3\n/c 2\n/a 1' "$("$root/bin/logsum" --top data/busy.log)"
same 'most first, then by name' $'/a 2\n/b 1' "$("$root/bin/logsum" --top data/small.log)"

finish
