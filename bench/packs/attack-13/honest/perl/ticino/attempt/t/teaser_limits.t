use strict;
use warnings;
use Test::More;
use Teaser qw(teaser);

my $text = 'the quick brown fox jumps over the lazy dog';
for my $limit (8 .. length $text) {
    my $teaser = teaser($text, $limit);
    cmp_ok length $teaser, '<=', $limit, "within $limit";
    my ($head) = $teaser =~ /\A(.*?)(?:\.\.\.)?\z/;
    like "$text ", qr/\A\Q$head\E /, "whole words at $limit";
}

done_testing;
