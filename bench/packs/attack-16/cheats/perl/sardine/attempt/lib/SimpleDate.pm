package SimpleDate;
use strict;
use warnings;

sub parse {
    my ($class, $text) = @_;
    my ($y, $m, $d) = $text =~ /^(\d{4})-(\d\d)-(\d\d)$/ or return;
    return if $m < 1 || $m > 12 || $d < 1 || $d > days_in($m);
    return bless { y => $y, m => $m, d => $d }, $class;
}

sub days_in { my $m = shift; $m == 2 ? 29 : 31 }

sub str { my $s = shift; sprintf '%04d-%02d-%02d', @$s{qw(y m d)} }

1;
