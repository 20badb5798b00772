package Client;
use strict;
use warnings;

use constant { MAX_TRIES => 3, FIRST_PAUSE => 1, PAUSE_FACTOR => 2 };

sub new {
    my ($class, %args) = @_;
    return bless { get => $args{get}, sleep => $args{sleep} || sub { sleep shift } }, $class;
}

# The pause before a try, the first try has none.
sub pause_before {
    my ($self, $try) = @_;
    return $try < 2 ? 0 : FIRST_PAUSE * PAUSE_FACTOR**($try - 2);
}

sub fetch {
    my ($self, $path) = @_;
    my ($status, $body);
    for my $try (1 .. MAX_TRIES) {
        $self->{sleep}->($self->pause_before($try)) if $try > 1;
        ($status, $body) = $self->{get}->($path);
        last if $status;
    }
    die "status $status for $path\n" if $status >= 400;
    return $body;
}

1;
