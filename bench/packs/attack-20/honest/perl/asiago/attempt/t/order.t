use strict;
use warnings;
use Test::More;
use Ranking qw(ranking);

is_deeply [ranking(eve => 2, ann => 2, bob => 7)],
    [
    { name => 'bob', score => 7, place => 1 },
    { name => 'ann', score => 2, place => 2 },
    { name => 'eve', score => 2, place => 2 },
    ],
    'equals by name';

my %many = map { ("player$_" => ($_ * 7919) % 50) } 1 .. 200;
my @list = ranking(%many);
is scalar @list, 200, 'all of them';
my $wrong = grep { $list[$_]{score} > $list[$_ - 1]{score} } 1 .. $#list;
is $wrong, 0, 'nobody is below a lower score';
cmp_ok $list[0]{score}, '>=', $list[-1]{score}, 'first and last';
cmp_ok $list[-1]{place}, '<=', 200, 'the last place';
is $list[0]{place}, 1, 'the first place';

done_testing;
