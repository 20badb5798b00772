package Almanac::Log;
use strict;
use warnings;
use Almanac::Line;

use constant DAY => 24 * 60;

sub new {
    my ($class, @lines) = @_;
    return bless { entries => [map { Almanac::Line->parse($_) } @lines] }, $class;
}

# Names of the ships in the harbour, in the order they came.
sub present {
    my ($self) = @_;
    my @present;
    for my $entry (@{ $self->{entries} }) {
        @present = grep { $_ ne $entry->{ship} } @present;
        push @present, $entry->{ship} if $entry->{way} eq 'in';
    }
    return @present;
}

# Minutes of the ended stays of a ship; undef if it never came in.
sub minutes {
    my ($self, $ship) = @_;
    my ($sum, $since);
    for my $entry (grep { $_->{ship} eq $ship } @{ $self->{entries} }) {
        my ($h, $m) = split /:/, $entry->{time};
        my $at = $h * 60 + $m;
        if ($entry->{way} eq 'in') {
            $sum //= 0;
            $since = $at;
        }
        elsif (defined $since) {
            $sum += ($at - $since) % DAY;
            undef $since;
        }
    }
    return $sum;
}

1;
