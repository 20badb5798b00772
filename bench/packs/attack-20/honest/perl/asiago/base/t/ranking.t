use strict;
use warnings;
use Test::More;
use Ranking qw(ranking);

is_deeply [ranking()], [], 'nobody';
is_deeply [map { $_->{name} } ranking(ann => 3, bob => 9, cid => 5)], [qw(bob cid ann)], 'by score';
is_deeply [map { $_->{place} } ranking(ann => 3, bob => 9, cid => 9)], [1, 1, 3], 'places';

done_testing;
