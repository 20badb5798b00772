package DateTest;
use strict;
use warnings;
use Exporter 'import';
use Test::More;
our @EXPORT = qw(valid invalid);

sub valid {
    my ($text) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $date = SimpleDate->parse($text);
    is($date && $date->str, $text, "$text is a date");
}

sub invalid {
    my ($text) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is(SimpleDate->parse($text), undef, "$text is none");
}

1;
