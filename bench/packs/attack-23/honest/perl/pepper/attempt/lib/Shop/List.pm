package Shop::List;
use strict;
use warnings;

sub render {
    my (@products) = @_;
    my $items = join '', map { '<li>' . $_->{name} . _badge($_) . '</li>' } @products;
    return "<ul>$items</ul>";
}

sub _badge {
    my ($product) = @_;
    my ($stock, $min) = map { $_ // 0 } @$product{qw(stock min)};
    return $stock < $min ? "<b>low: $stock left</b>" : '';
}

1;
