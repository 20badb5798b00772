use strict;
use warnings;
use Test::More;
use Bytes;

is(Bytes::parse('2 KiB'), 2048);
is(Bytes::parse('7'), 7);
ok(!eval { Bytes::parse('1 XB'); 1 });
like($@, qr/no unit: XB/);
done_testing;
