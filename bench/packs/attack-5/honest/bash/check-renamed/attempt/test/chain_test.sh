. test/common.sh
for n in one two three four; do
  echo "$n" >"$work/log"
  rotate "$work/log" 3
done
expect_content "$work/log.1" four
expect_content "$work/log.2" three
expect_content "$work/log.3" two
[ ! -e "$work/log.4" ]
