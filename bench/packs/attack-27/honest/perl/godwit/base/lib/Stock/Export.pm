package Stock::Export;
use strict;
use warnings;

sub csv {
    my @items = @_;
    return join '', map { join(',', $_->name, $_->count) . "\n" } @items;
}

1;
