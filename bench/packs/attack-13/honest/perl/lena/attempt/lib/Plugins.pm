package Plugins;
use strict;
use warnings;

sub new { return bless { list => [], failures => {} }, shift }

sub add {
    my ($self, $name, $code) = @_;
    push @{ $self->{list} }, [$name, $code];
    return $self;
}

sub failures { return $_[0]{failures} }

sub run {
    my ($self, @args) = @_;
    $self->{failures} = {};
    my $failed = 0;
    for my $plugin (@{ $self->{list} }) {
        my ($name, $code) = @$plugin;
        next if eval { $code->(@args); 1 };
        my $error = $@;
        chomp $error unless ref $error;
        $self->{failures}{$name} = $error;
        $failed++;
    }
    return $failed;
}

1;
