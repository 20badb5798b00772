package Teaser;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(teaser);

use constant DOTS => '...';

# The beginning of a text, at most $limit characters with the dots. Cut at a
# space, or within the first word if that is too long.
sub teaser {
    my ($text, $limit) = @_;
    $text = join ' ', split ' ', $text;
    return $text if length $text <= $limit;

    my $room = $limit - length DOTS;
    my $head = substr $text, 0, $room + 1;
    $head =~ s/ [^ ]*\z// or $head = substr $text, 0, $room;
    return $head . DOTS;
}

1;
