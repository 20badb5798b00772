use strict;
use warnings;
use Test::More;
use Esc qw(escape unescape);

my @pairs = (
    [ 'blank',         'a b',   'a%20b' ],
    [ 'percent',       '100%',  '100%25' ],
    [ 'escaped twice', '%41',   '%2541' ],
    [ 'nothing to do', 'a-b_c', 'a-b_c' ],
    [ 'empty',         '',      '' ],
);

subtest escape => sub {
    plan tests => scalar @pairs;
    is escape( $_->[1] ), $_->[2], $_->[0] for @pairs;
};

subtest unescape => sub {
    plan tests => @pairs + 2;
    is unescape( $_->[2] ), $_->[1], $_->[0] for @pairs;
    is unescape('%2f'), '/',   'small letters';
    is unescape('5%x'), '5%x', 'no escape at all';
};

done_testing;
