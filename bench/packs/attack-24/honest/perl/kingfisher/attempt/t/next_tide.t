use strict;
use warnings;
use Test::More;
use Almanac::Tide qw(parse add_minutes next_tide);

is(add_minutes('10:50', 15), '11:05', 'in the hour');
is(add_minutes('23:50', 15), '00:05', 'over midnight');
is(add_minutes('00:05', -10), '23:55', 'back over midnight');

my $husum = parse('Husum 03:10 15:40');
my %next = ('02:00' => '03:10', '03:10' => '15:40', '15:40' => '03:10+', '23:59' => '03:10+');
is(next_tide($husum, $_), $next{$_}, "after $_") for sort keys %next;

done_testing;
