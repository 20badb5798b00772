# tag_of VERSION, version_of TAG
tag_of() { echo "v$1"; }
version_of() { echo "${1#v}"; }
