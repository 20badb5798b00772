use strict;
use Test::More;
use Name qw(sorted_name);

is sorted_name('Ada Lovelace'), 'Lovelace, Ada';
is sorted_name('Plato'), 'Plato';

done_testing;
