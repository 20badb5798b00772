use strict;
use warnings;
use Test::More;
use Docs;

sub docs {
    my $docs = Docs->new(users => { root => 'admin', ann => 'writer', bob => 'writer' });
    $docs->create('ann', 'plan');
    return $docs;
}

is_deeply [docs->names], ['plan'], 'created';
ok docs->may_delete('ann', 'plan'), 'the owner may';
ok docs->may_delete('root', 'plan'), 'an admin may';
ok !docs->may_delete('bob', 'plan'), 'others may not';

my $docs = docs;
eval { $docs->remove('bob', 'plan') };
like $@, qr/bob may not delete plan/, 'refused';
$docs->remove('ann', 'plan');
is_deeply [$docs->names], [], 'deleted';

done_testing;
