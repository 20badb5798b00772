package Quote;
use strict;
use warnings;
use Stock::Export;

$Stock::Export::write = sub {
    my ($text) = @_;
    return $text unless $text =~ /[",\n]/;
    $text =~ s/"/""/g;
    return qq{"$text"};
};

1;
