package Tasks;
use strict;
use warnings;

sub new { return bless { tasks => [] }, shift }

sub add {
    my ($self, $name, %more) = @_;
    push @{ $self->{tasks} }, { name => $name, due => $more{due} // 9999 };
    return $self;
}

# The most urgent first; of equal ones what was added first.
sub names {
    my ($self) = @_;
    my $at = 0;
    my %place = map { $_->{name} => $at++ } @{ $self->{tasks} };
    my @sorted = sort { $a->{due} <=> $b->{due} || $place{ $a->{name} } <=> $place{ $b->{name} } } @{ $self->{tasks} };
    return map { $_->{name} } @sorted;
}

1;
