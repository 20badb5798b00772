package Almanac::Day;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(is_leap days_in);

my @days = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

sub is_leap {
    my ($year) = @_;
    return $year % 4 == 0 && ($year % 100 != 0 || $year % 400 == 0) ? 1 : 0;
}

sub days_in {
    my ($year, $month) = @_;
    die "no month $month\n" if $month < 1 || $month > 12;
    return $month == 2 && is_leap($year) ? 29 : $days[$month - 1];
}

1;
