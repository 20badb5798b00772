source ./tags.sh
[ "$(tag_of 1.0.0)" = v1.0.0 ] || exit 1
[ "$(version_of v1.0.0)" = 1.0.0 ] || exit 1
