use strict;
use warnings;
use Test::More;
use Client;

is(Client->new(get => sub { (200, "body of $_[0]") })->fetch('/a'), 'body of /a', 'body');
eval { Client->new(get => sub { (404, '') })->fetch('/b') };
is $@, "status 404 for /b\n", 'not found';

done_testing;
