use strict;
use warnings;
use Test::More tests => 2;
use Conf;

my $conf = Conf->new({ db => { port => 5432 } });
is $conf->get('db.port'), 5432, 'nested';
is $conf->get('db.host.x'), undef, 'nothing there';
