use strict;
use warnings;
use Test::More tests => 3;
use Outline;

sub check {
    my ($text, $html) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is(Outline::html($text), $html);
}

check("- a\n- b", '<ul><li>a</li><li>b</li></ul>');

TODO: {
    local $TODO = '#7: nested lists';
    check("- a\n  - b\n- c", '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>');
    check("- a\n  - b\n    - c", '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>');
}
