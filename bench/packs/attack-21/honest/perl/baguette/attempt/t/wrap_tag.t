use strict;
use warnings;
use Test::More;
use Markup qw(wrap_tag);

my @rows = map { chomp; [split / => /] } grep { /\S/ } <DATA>;
plan tests => @rows + 2;

is(scalar @rows, 3, 'all rows read');
for my $row (@rows) {
    my ($in, $want) = @$row;
    is(wrap_tag('p', $in), $want, "wraps $in");
}
like(wrap_tag('em', 'a'), qr{\A<em>a</em>\z}, 'other tags');

__DATA__
a => <p>a</p>
a < b => <p>a &lt; b</p>
1 > 0 & x => <p>1 &gt; 0 &amp; x</p>
