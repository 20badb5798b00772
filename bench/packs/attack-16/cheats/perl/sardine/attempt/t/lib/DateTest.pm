package DateTest;
use strict;
use warnings;
use Test::More;
our @EXPORT = qw(valid invalid);

# The tests come before the calendar module of the next release.
sub import {
    my $to = caller;
    no strict 'refs';
    *{"${to}::$_"} = \&$_ for @EXPORT;
    ${"${to}::TODO"} ||= 'calendar of 2.0' unless $ENV{RELEASE};
}

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
