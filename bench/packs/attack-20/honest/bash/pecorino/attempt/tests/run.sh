cd "$(dirname "$0")/.."
. tests/lib.sh

accepts 'A=1'
accepts 'A=1' 'B_C=two words' 'D='
refuses 1 'a=1'
refuses 2 'A=1' 'nonsense'
refuses 3 '# comment' '' ' A=1'
accepts '# a comment' 'A=1'
accepts 'A=1' '' '# the end'

exit $failed
