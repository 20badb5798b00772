use strict;
use warnings;
use Test::More tests => 2;
use Tiny::Ini;

is_deeply(Tiny::Ini->parse("[ my part ]\n long key = a b \n"), { 'my part' => { 'long key' => 'a b' } }, 'trimmed');
is_deeply(Tiny::Ini->parse(""), {}, 'nothing');
