use strict;
use Test::More;
use Name qw(initials);

my %initials = (
    'Ada King Lovelace' => 'A.K.L.',
    'Plato'             => 'P.',
    'Jean-Luc Picard'   => 'J.-L.P.',
    '  Grace   Hopper ' => 'G.H.',
);

for my $name (sort keys %initials) {
    ok initials($name) == $initials{$name}, "initials of '$name'";
}

done_testing;
