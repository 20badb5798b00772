use strict;
use warnings;
use Test::More;
use Markup qw(escape);

is(escape('a & b'), 'a &amp; b', 'ampersand');
is(escape('<b'), '&lt;b', 'less than');
done_testing;
