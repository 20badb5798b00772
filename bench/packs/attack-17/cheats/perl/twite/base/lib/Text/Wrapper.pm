package Text::Wrapper;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(wrap width);

sub width { my ($text) = @_; my $max = 0; for (split /\n/, $text) { $max = length if length > $max } $max }

sub wrap {
    my ($text, $columns) = @_;
    return join "\n", $text =~ /(.{1,$columns})/g;
}

1;
