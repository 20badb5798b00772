package Number;
use strict;
use warnings;

sub commify {
    my ($n) = @_;
    my ($sign, $digits) = $n =~ /^(-?)(\d+)$/ or die "no number: $n\n";
    my $r = reverse $digits;
    $r =~ s/(\d{3})(?=\d)/$1,/g;
    return $sign . reverse $r;
}

1;
