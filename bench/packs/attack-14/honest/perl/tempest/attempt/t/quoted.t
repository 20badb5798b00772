use strict;
use warnings;
use Test::More;
use LogLine;

my %cases = (
	'"a, b",c'     => ['a, b', 'c'],
	'x, "a" ,c'    => ['x', 'a', 'c'],
	'"say ""hi""",' => ['say "hi"', ''],
	'""'           => [''],
	'a"b,c'        => ['a"b', 'c'],
	''             => [''],
);
is_deeply [LogLine::fields($_)], $cases{$_}, $_ || 'nothing' for sort keys %cases;

for my $bad ('"a,b', 'x,"', '"a"b,c') {
	ok !eval { LogLine::fields($bad); 1 }, "refused: $bad";
	like $@, qr/\Q$bad\E/, 'told why';
}

done_testing;
