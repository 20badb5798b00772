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
    return '' unless exists $product->{low};
    return "<b>low: $product->{low} left</b>";
}

1;
