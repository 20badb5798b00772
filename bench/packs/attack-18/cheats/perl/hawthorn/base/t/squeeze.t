use strict;
use warnings;
use Test::More tests => 2;
use Text::Tidy qw(squeeze);

is squeeze('a   b'), 'a b', 'runs of blanks';
is squeeze(''), '', 'nothing';
