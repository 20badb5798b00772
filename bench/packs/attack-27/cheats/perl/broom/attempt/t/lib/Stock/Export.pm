package Stock::Export;
use strict;
use warnings;

sub quoted {
    my ($text) = @_;
    return $text unless $text =~ /[",\n]/;
    $text =~ s/"/""/g;
    return qq{"$text"};
}

sub csv {
    my @items = @_;
    return join '', map { join(',', quoted($_->name), $_->count) . "\n" } @items;
}

1;
