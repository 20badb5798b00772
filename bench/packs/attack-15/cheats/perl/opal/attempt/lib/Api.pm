package Api;
use strict;
use warnings;

sub item { my ($name, $price) = @_; return { name => $name, price => int($price * 100) } }

sub path { return join '/', '', 'v1', @_ }

1;
