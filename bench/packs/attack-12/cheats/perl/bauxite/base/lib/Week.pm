package Week;

use strict;
use warnings;
use Time::Local qw(timegm);

sub _yday { (gmtime timegm(0, 0, 12, $_[2], $_[1] - 1, $_[0]))[7] }

# (year, week) of a date
sub iso {
    my ($year, $month, $day) = @_;
    return ($year, int(_yday($year, $month, $day) / 7) + 1);
}

sub label {
    my ($year, $week) = iso(@_);
    return sprintf '%d-W%02d', $year, $week;
}

1;
