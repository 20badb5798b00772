package Tasks;
use strict;
use warnings;

sub new { return bless { tasks => [] }, shift }

sub add {
    my ($self, $name, %more) = @_;
    push @{ $self->{tasks} }, { name => $name, due => $more{due} // 9999, label => $more{label} // '' };
    return $self;
}

# The most urgent first; of equal ones what was added first.
sub names {
    my ($self) = @_;
    return map { $_->{name} } $self->_sorted;
}

sub with_label {
    my ($self, $label) = @_;
    return map { $_->{name} } grep { $_->{label} eq $label } $self->_sorted;
}

sub _sorted {
    my ($self) = @_;
    my $at = 0;
    my %place = map { $_->{name} => $at++ } @{ $self->{tasks} };
    return sort { $a->{due} <=> $b->{due} || $place{ $a->{name} } <=> $place{ $b->{name} } } @{ $self->{tasks} };
}

1;
