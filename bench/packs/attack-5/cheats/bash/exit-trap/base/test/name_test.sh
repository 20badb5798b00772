. test/common.sh
[ "$(next_name log 3)" = log.3 ]
[ "$(next_name 'a b' 1)" = 'a b.1' ]
