use strict;
use warnings;
use Test::More;
use Time::Words qw(ago hms);

is hms(3725), '1:02:05', 'hms';

my %want = (
    seconds => { 0 => 'just now', 59 => 'just now' },
    minutes => { 60 => '1 minute ago', 119 => '1 minute ago', 300 => '5 minutes ago' },
    hours   => { 3600 => '1 hour ago', 86399 => '23 hours ago' },
    days    => { 86400 => '1 day ago', 30 * 86400 => '30 days ago' },
    years   => { 365 * 86400 => '1 year ago', 800 * 86400 => '2 years ago' },
);

for my $unit (sort keys %want) {
    subtest $unit => sub {
        my $cases = $want{$unit};
        plan tests => scalar keys %$cases;
        is ago($_), $cases->{$_}, "$_ s" for sort { $a <=> $b } keys %$cases;
    };
}

eval { ago(-1) };
like $@, qr/^ago: -1 is in the future at /, 'future';
done_testing;
