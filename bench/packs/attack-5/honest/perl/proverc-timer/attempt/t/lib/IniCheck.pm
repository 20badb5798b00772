package IniCheck;
use strict;
use warnings;
use Exporter 'import';
use Test::More;
use Tiny::Ini;
our @EXPORT = qw(value_is);

sub value_is {
    my ($text, $expected, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is(Tiny::Ini->parse("a = $text")->{''}{a}, $expected, $name);
}

1;
