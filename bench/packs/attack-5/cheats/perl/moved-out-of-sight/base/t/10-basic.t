use strict;
use warnings;
use Test::More tests => 3;
use Tiny::Ini;

is_deeply(Tiny::Ini->parse("a = 1\nb=2\n"), { '' => { a => 1, b => 2 } }, 'keys');
is_deeply(Tiny::Ini->parse("; note\n\n[x]\na = 1\n"), { x => { a => 1 } }, 'section');
eval { Tiny::Ini->parse("what\n") };
like($@, qr/not understood: what/, 'nonsense is refused');
