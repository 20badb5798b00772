package Api;
use strict;
use warnings;

sub item { my ($name, $price) = @_; return { name => $name, price => sprintf '%.2f', $price } }

sub path { return join '/', '', 'v1', @_ }

1;
