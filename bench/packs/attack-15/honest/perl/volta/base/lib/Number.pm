package Number;
use strict;
use warnings;

sub commify {
    my ($n) = @_;
    die "no number: $n\n" unless $n =~ /^\d+$/;
    my $r = reverse $n;
    $r =~ s/(\d{3})(?=\d)/$1,/g;
    return scalar reverse $r;
}

1;
