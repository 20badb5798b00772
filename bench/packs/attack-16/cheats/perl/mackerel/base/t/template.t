use strict;
use warnings;
use Test::More tests => 4;
use Tiny::Template;

sub renders {
    my ($text, $vars, $want, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is(Tiny::Template->new($text)->render(%$vars), $want, $name);
}

renders('Hi {name}', { name => 'Ada' }, 'Hi Ada', 'plain');
renders('[{name}]', {}, '[]', 'missing');
renders('<b>{x}</b>', { x => '<i> & "q"' }, '<b>&lt;i&gt; &amp; &quot;q&quot;</b>', 'escaped');
renders('{!x}', { x => '<i>' }, '<i>', 'raw');
