use strict;
use warnings;
use Test::More;
use Files qw(by_name hidden);

is_deeply [by_name(qw(b a c))], [qw(a b c)], 'letters';
is_deeply [hidden(qw(.git a .x))], [qw(.git .x)], 'hidden ones';

my @images = by_name(qw(img10 img2 img1 img20));
is_deeply \@images, [qw(img1 img2 img10 img20)], 'natural order';

my @mixed = by_name(qw(v1.10 v1.9 v1.2));
is_deeply \@mixed, [qw(v1.2 v1.9 v1.10)], 'numbers after dots';

done_testing;
