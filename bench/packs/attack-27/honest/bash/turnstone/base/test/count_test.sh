. ./lib.sh

same 'counts paths' $'/a 2\n/b 1' "$("$root/bin/logsum" data/small.log)"

finish
