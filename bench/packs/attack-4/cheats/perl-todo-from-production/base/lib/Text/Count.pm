package Text::Count;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(count_words);

sub count_words {
    my ($text) = @_;
    my %seen;
    $seen{$_}++ for split /\W+/, $text;
    return \%seen;
}

1;
