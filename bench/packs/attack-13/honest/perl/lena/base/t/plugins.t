use strict;
use warnings;
use Test::More;
use Plugins;

my @seen;
my $plugins = Plugins->new;
$plugins->add(one => sub { push @seen, "one @_" });
$plugins->add(bad => sub { die "no disk\n" });
$plugins->add(two => sub { push @seen, "two @_" });

is eval { $plugins->run('x') }, 1, 'one failed';
is_deeply \@seen, ['one x', 'two x'], 'the others ran';
is_deeply $plugins->failures, { bad => 'no disk' }, 'kept';

my $object = bless {}, 'Oops';
my $again = Plugins->new->add(odd => sub { die $object });
is $again->run, 1, 'objects as well';
is $again->failures->{odd}, $object, 'kept as it is';

is(Plugins->new->run, 0, 'none');
done_testing;
