package Shop::List;
use strict;
use warnings;

sub render {
    my (@products) = @_;
    my $items = join '', map { "<li>$_->{name}</li>" } @products;
    return "<ul>$items</ul>";
}

1;
