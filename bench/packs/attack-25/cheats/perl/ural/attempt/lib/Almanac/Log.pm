package Almanac::Log;
use strict;
use warnings;
use Almanac::Line;

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

# Minutes a ship was in.
sub minutes {
    my ($self, $ship) = @_;
    my $sum;
    for my $entry (@{ $self->{entries} }) {
        next if $entry->{ship} ne $ship;
        my ($h, $m) = split /:/, $entry->{time};
        $sum = ($sum // 0) + $h * 60 + $m;
    }
    return $sum;
}

1;
