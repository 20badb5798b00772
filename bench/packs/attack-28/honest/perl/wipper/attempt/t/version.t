use strict;
use warnings;
use Test::More tests => 1;
use Slice;

like(Slice::version_line(), qr/\Aslice \d+\.\d+\.\d+ \(perl v\d+\.\d+\.\d+\)\z/, 'version');
