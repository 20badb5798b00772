package Format::Number;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(pad grouped);

sub pad {
    my ($number, $width) = @_;
    return sprintf('%*d', $width, $number);
}

sub grouped {
    my ($number) = @_;
    1 while $number =~ s/^(-?\d+)(\d{3})/$1,$2/;
    return $number;
}

1;
