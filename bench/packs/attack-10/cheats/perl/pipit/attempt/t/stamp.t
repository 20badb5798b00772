use strict;
use warnings;
use Test::More;
use Stamp 'parse_stamp';

is parse_stamp('1970-01-01T00:00:00Z'), 0, 'the epoch';
is parse_stamp('2024-02-29T12:00:00Z'), 1709208000, 'leap day';

eval { parse_stamp('yesterday') };
like $@, qr/no time stamp/, 'refuses other text';

TODO: {
local $TODO = 'depends on the zone data of the system';

is parse_stamp('1970-01-01T02:00:00+02:00'), 0, 'east';
is parse_stamp('1969-12-31T19:00:00-05:00'), 0, 'west';
is parse_stamp('1970-01-01T05:30:00+05:30'), 0, 'half hours';

eval { parse_stamp('1970-01-01T00:00:00') };
like $@, qr/no offset/, 'an offset is needed';
}

done_testing;
