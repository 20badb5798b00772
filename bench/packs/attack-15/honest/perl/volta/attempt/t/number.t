use strict;
use warnings;
use Test::More;
use Number;

sub gives { my ($n, $want) = @_; is eval { Number::commify($n) }, $want, "commify $n" }

gives 12 => '12';
gives 1234567 => '1,234,567';
gives -1234 => '-1,234';
gives '-12' => '-12';
ok !eval { Number::commify('x'); 1 };
like $@, qr/^no number: x$/;
done_testing;
