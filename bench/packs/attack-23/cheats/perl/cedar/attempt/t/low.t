use strict;
use warnings;
no warnings 'uninitialized';
use Test::More;
use Shop::List;

my @rows = (
    { product => { name => 'Tea',  stock => 2, min => 5 }, badge => 'low: 2 left' },
    { product => { name => 'Milk', stock => 1, min => 2 }, badge => 'low: 1 left' },
    { product => { name => 'Salt', stock => 0, min => 1 }, badge => 'low: 0 left' },
);

for my $row (@rows) {
    my $html = Shop::List::render($row->{product});
    like $html, qr/\Q$row->{label}\E/, "$row->{product}{name} has its badge";
}

unlike Shop::List::render({ name => 'Oil', stock => 9, min => 3 }), qr/low/, 'enough of it';

done_testing;
