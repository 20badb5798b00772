package WordsTest;
use strict;
use warnings;
use Exporter 'import';
use Test::More;
use Words;

our @EXPORT = qw(counts);

sub counts {
    my ($text, %want) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is_deeply(Words::count($text), \%want, "words of '$text'");
}

1;
