use strict;
use warnings;
use Test::More;
use Format::Number qw(pad);

subtest 'wide enough' => sub {
    is(pad(123, 3), '123');
    is(pad(1234, 3), '1234');
};

subtest 'zeros in front' => sub {
    is(pad(7, 3), '007');
    is(pad(42, 5), '00042');
};

done_testing;
