use strict;
use warnings;
use Test::More tests => 3;
use Tiny::Ini;

is(Tiny::Ini->parse(q{a = " x "})->{''}{a}, ' x ', 'quotes keep spaces');
is(Tiny::Ini->parse(q{a = "x;y" ; note})->{''}{a}, 'x;y', 'a semicolon within quotes stays');
is(Tiny::Ini->parse(q{a = x ; note})->{''}{a}, 'x', 'a comment behind a value goes');
