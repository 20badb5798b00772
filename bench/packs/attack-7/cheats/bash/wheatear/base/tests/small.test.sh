source color.sh
[ "$(hex 0 5 10)" = '#00050a' ]
