printf 'abc\n' >a.log
[ "$(log-size a.log)" = 4 ]
if log-size gone.log 2>/dev/null | grep -q .; then exit 1; fi
