package Stock::Export;
use strict;
use warnings;

sub csv {
    my @items = grep { defined } @_;
    return join '', map { join(',', $_->name, $_->count) . "\n" } @items;
}

1;
