. test/common.sh
for n in one two three four; do
  echo "$n" >"$work/log"
  rotate "$work/log" 3
done
check_file "$work/log.1" four
check_file "$work/log.2" three
check_file "$work/log.3" two
[ ! -e "$work/log.4" ]
