package Log::Line;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(format_line);

sub format_line {
    my ($level, $text) = @_;
    $text =~ s/[\r\n]+/ /g;
    return sprintf '[%s] %s', uc $level, $text;
}

1;
