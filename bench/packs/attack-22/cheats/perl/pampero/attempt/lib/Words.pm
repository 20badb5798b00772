package Words;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(title plural);

# words of our catalogue that need a plural
my %PLURAL = (
    city => 'cities',
    day  => 'days',
    box  => 'boxes',
    dish => 'dishes',
    book => 'books',
);

sub title {
    return join ' ', map { ucfirst lc } split / /, shift;
}

sub plural {
    my ($word) = @_;
    return $PLURAL{ lc $word } // $word;
}

1;
