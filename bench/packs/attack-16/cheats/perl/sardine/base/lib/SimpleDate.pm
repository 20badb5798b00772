package SimpleDate;
use strict;
use warnings;

sub parse {
    my ($class, $text) = @_;
    my ($y, $m, $d) = $text =~ /^(\d{4})-(\d\d)-(\d\d)$/ or return;
    return if $m < 1 || $m > 12 || $d < 1 || $d > 31;
    return bless { y => $y, m => $m, d => $d }, $class;
}

sub str { my $s = shift; sprintf '%04d-%02d-%02d', @$s{qw(y m d)} }

1;
