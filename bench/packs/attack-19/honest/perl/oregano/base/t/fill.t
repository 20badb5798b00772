use strict;
use warnings;
use Test::More;
use Template;

is(Template->new('Hi {name}!')->fill(name => 'Ann'), 'Hi Ann!', 'a value');
is(Template->new('plain')->fill, 'plain', 'no placeholder');

done_testing;
