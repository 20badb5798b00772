package Stock::Export;
use strict;
use warnings;

# How a name is written
our $write = sub { $_[0] };

sub csv {
    my @items = @_;
    return join '', map { join(',', $write->($_->name), $_->count) . "\n" } @items;
}

1;
