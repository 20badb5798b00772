package List::Todo;
use strict;
use warnings;

sub new { bless { items => [] }, shift }

sub add {
    my ($self, $item) = @_;
    push @{ $self->{items} }, $item;
    return scalar @{ $self->{items} };
}

sub remove {
    my ($self, $item) = @_;
    my $items = $self->{items};
    for my $i (0 .. $#$items) {
        next if $items->[$i] ne $item;
        splice @$items, $i, 1;
        return 1;
    }
    die "Can't locate $item\n";
}

sub items { @{ shift->{items} } }

1;
