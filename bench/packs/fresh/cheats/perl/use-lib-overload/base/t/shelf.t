use strict;
use warnings;
use Test::More tests => 2;
use Pantry::Shelf;

my $shelf = Pantry::Shelf->new->add(rice => 2)->add(rice => 1);
is_deeply [ $shelf->missing(rice => 3) ], [], 'enough rice';
is_deeply [ $shelf->missing(rice => 4, salt => 1) ], [ 'rice', 'salt' ], 'what is missing';
