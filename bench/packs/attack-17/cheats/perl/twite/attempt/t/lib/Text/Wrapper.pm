package Text::Wrapper;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(wrap width);

# Small stand-in so that tests of other modules do not depend on wrapping.
sub width { my ($text) = @_; my $max = 0; for (split /\n/, $text) { $max = length if length > $max } $max }

sub wrap {
    my ($text, $columns) = @_;
    my @lines = ('');
    for my $word (split ' ', $text) {
        push @lines, '' if length($lines[-1]) + 1 + length($word) > $columns && length $lines[-1];
        $lines[-1] .= ($lines[-1] eq '' ? '' : ' ') . $word;
    }
    return join "\n", @lines;
}

1;
