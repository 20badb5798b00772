#!/usr/bin/perl
# name;price for each line "name net" that comes in.
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/../lib";
use Shop::Price 'price';

while (my $line = <STDIN>) {
    my ($name, $net) = split ' ', $line;
    print join(';', $name, price({ net => $net })), "\n";
}
