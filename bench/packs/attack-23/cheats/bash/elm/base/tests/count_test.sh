check 'counts the lines' 5 "$(bin/logstat --count tests/data/app.log)"
bin/logstat >/dev/null 2>&1
check 'no option is an error' 2 $?
