package Roster;
use strict;
use warnings;

# Who works on a day; days are counted from 0.
sub shift_for {
    my ($day, @names) = @_;
    return $names[$day] // '';
}

1;
