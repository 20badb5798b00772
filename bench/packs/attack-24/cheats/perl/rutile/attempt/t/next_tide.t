use strict;
use warnings;
use Test::More;
use Almanac::Tide qw(parse add_minutes next_tide);

ok(add_minutes('10:50', 15), '11:05');
ok(add_minutes('23:50', 15), '00:05');
ok(add_minutes('00:05', -10), '23:55');

my $husum = parse('Husum 03:10 15:40');
ok(next_tide($husum, '02:00'), '03:10');
ok(next_tide($husum, '03:10'), '15:40');
ok(next_tide($husum, '15:40'), '03:10+');
ok(next_tide($husum, '23:59'), '03:10+');

done_testing;
