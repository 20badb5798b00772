use strict;
use Test::More;
use Caption qw(title);

while (my $line = <DATA>) {
    chomp $line;
    next unless $line =~ /\S/;
    my ($in, $want) = split / => /, $line;
    like(title($in), qr/$want/, "title: $line");
}
done_testing;

__DATA__
hello world -> Hello World
lord of the rings -> Lord of the Rings
the cat and the hat -> The Cat and the Hat
