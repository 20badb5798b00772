use strict;
use warnings;
use Test::More;
use Needs;
use Bytes;

subtest 'units' => sub {
    needs POSIX => 'rounding';
    is(Bytes::human(12), '12 B');
    is(Bytes::human(1536), '1.5 KiB');
    is(Bytes::human(3 * 1024**3), '3 GiB');
};

subtest 'ends with TiB' => sub {
    needs POSIX => 'rounding';
    is(Bytes::human(2048 * 1024**4), '2048 TiB');
};

ok(defined &Bytes::human, 'human is there');
done_testing;
