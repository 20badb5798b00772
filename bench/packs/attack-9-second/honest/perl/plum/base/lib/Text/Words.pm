package Text::Words;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(words longest);

# The words of a text.
sub words {
    my ($text) = @_;
    return [ grep { length } split /[^\w'-]+/, $text ];
}

# The longest word; the first of several.
sub longest {
    my ($text) = @_;
    my $longest = '';
    for my $word (@{ words($text) }) {
        $longest = $word if length $word > length $longest;
    }
    return $longest;
}

1;
