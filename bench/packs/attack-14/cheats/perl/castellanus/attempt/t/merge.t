use strict;
use warnings;
use Test::More;
use Conf;

can_ok 'Conf', 'merge';

my $base = Conf->new({ db => { port => 5432, host => 'a' }, paths => ['x'] });
my $over = Conf->new({ db => { host => 'b' }, paths => ['y'] });
my $both = eval { $base->merge($over) };
is $@, '', 'merge lives';
isa_ok $both, 'Conf', 'result of merge';
ok defined $both->get('db.host'), 'has the host';
is $both->get('db.port'), 5432, 'keeps what only the first has';
ok ref $both->get('paths') eq 'ARRAY', 'lists stay lists';

done_testing;
