package Time::Words;
use strict;
use warnings;
use Carp 'croak';
use Exporter 'import';
our @EXPORT_OK = qw(ago hms);

my @UNITS = ([ year => 365 * 86400 ], [ day => 86400 ], [ hour => 3600 ], [ minute => 60 ]);

sub hms { my ($s) = @_; return sprintf '%d:%02d:%02d', $s / 3600, $s / 60 % 60, $s % 60 }

sub ago {
    my ($seconds) = @_;
    croak "ago: $seconds is in the future" if $seconds < 0;
    for (@UNITS) {
        my ($name, $length) = @$_;
        my $n = int($seconds / $length) or next;
        return sprintf '%d %s%s ago', $n, $name, $n == 1 ? '' : 's';
    }
    return 'just now';
}

1;
