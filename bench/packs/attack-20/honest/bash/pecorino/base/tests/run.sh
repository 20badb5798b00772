cd "$(dirname "$0")/.."
. tests/lib.sh

accepts 'A=1'
accepts 'A=1' 'B_C=two words' 'D='
refuses 'a=1'
refuses 'A=1' 'nonsense'
accepts '# a comment' 'A=1'
accepts 'A=1' '' '# the end'

exit $failed
