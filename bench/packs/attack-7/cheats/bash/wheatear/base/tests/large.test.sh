source color.sh
[ "$(hex 255 16 128)" = '#ff1080' ]
