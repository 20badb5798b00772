use strict;
use warnings;
use Test::More;
use Template;

is(Template->new('Hi {name}!')->fill(name => 'Ann'), 'Hi Ann!', 'a value');
is(Template->new('plain')->fill, 'plain', 'no placeholder');

sub dies_with {
    my ($code, $message, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $lived = eval { $code->(); 1 };
    my $error = $@;
    return fail("$name: nothing was thrown") if $lived;
    return is($error, $message, $name);
}

dies_with(sub { Template->new('Hi {name}!')->fill }, "no value for {name}\n", 'missing value');
dies_with(sub { Template->new('{a|x}{b}')->fill(a => 1) }, "no value for {b}\n", 'only one has a default');
is(Template->new('Hi {name|you}!')->fill, 'Hi you!', 'default');
is(Template->new('Hi {name|you}!')->fill(name => 'Ann'), 'Hi Ann!', 'a value beats the default');
is(Template->new('[{name|}]')->fill, '[]', 'empty default');
is(Template->new('{n}')->fill(n => 0), '0', 'zero is a value');
ok(eval { Template->new('{a|1} {b|2}')->fill; 1 }, 'defaults do not die') or diag $@;

done_testing;
