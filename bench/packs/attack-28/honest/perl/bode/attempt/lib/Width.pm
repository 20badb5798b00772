package Width;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = ('width');

sub width {
    my ($text) = @_;
    my $marks = () = $text =~ /\p{Mn}/g;
    return length($text) - $marks;
}

1;
