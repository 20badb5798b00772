package Conf;
use strict;
use warnings;

sub new {
	my ($class, $data) = @_;
	return bless { data => $data || {} }, $class;
}

sub get {
	my ($self, $path) = @_;
	my $at = $self->{data};
	for my $key (split /\./, $path) {
		return undef unless ref $at eq 'HASH';
		$at = $at->{$key};
	}
	return $at;
}

1;
