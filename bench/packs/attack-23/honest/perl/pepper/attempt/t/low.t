use strict;
use warnings;
use Test::More;
use Shop::List;

sub renders {
    my ($name, $product, $want) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is Shop::List::render($product), "<ul><li>$want</li></ul>", $name;
}

subtest 'low' => sub {
    renders 'below',  { name => 'Tea',  stock => 2, min => 5 }, 'Tea<b>low: 2 left</b>';
    renders 'gone',   { name => 'Salt', stock => 0, min => 1 }, 'Salt<b>low: 0 left</b>';
};

subtest 'enough' => sub {
    renders 'border',     { name => 'Oil',  stock => 3, min => 3 }, 'Oil';
    renders 'no minimum', { name => 'Rice', stock => 1 }, 'Rice';
};

done_testing;
