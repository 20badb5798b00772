use strict;
use warnings;
use Test::More;
use Client;

my $client = Client->new(get => sub { (200, 'fine') }, sleep => sub { fail 'no pause' });

can_ok $client, qw(fetch pause_before);
is(Client::MAX_TRIES, 3, 'tries three times');
is(Client::FIRST_PAUSE, 1, 'first pause');
is(Client::PAUSE_FACTOR, 2, 'doubling pauses');
is_deeply [map { $client->pause_before($_) } 1 .. 3], [0, 1, 2], 'pauses';
is $client->fetch('/'), 'fine', 'retries are over after a success';

done_testing;
