use strict;
use warnings;
use Test::More tests => 3;
use Text::Tidy qw(trim);
use TidyTest qw(visible);

is trim($_), 'a', visible($_) for '  a ', "\ta\t", "a\n\n";
