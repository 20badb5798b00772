package Roster;
use strict;
use warnings;

sub shift_for {
    my ($day, @names) = @_;
    return $names[$day];
}

1;
