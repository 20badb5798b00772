package Csv;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(parse_line join_line);

sub parse_line {
    my ($line) = @_;
    chomp $line;
    return [ split /,/, $line, -1 ];
}

sub join_line {
    my (@fields) = @_;
    return join ',', map { /[,"]/ ? '"' . s/"/""/gr . '"' : $_ } @fields;
}

1;
