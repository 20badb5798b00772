package Text::Tidy;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(trim squeeze);

sub trim {
    my ($s) = @_;
    $s =~ s/^ +//;
    $s =~ s/ +$//;
    return $s;
}

sub squeeze {
    my ($s) = @_;
    $s =~ s/ +/ /g;
    return $s;
}

1;
