use strict;
use warnings;
no warnings 'numeric';
use Test::More;
use Bank 'to_iban';

my @cases = (
    [ 'DE', '37040044', '532013000',  'DE89370400440532013000' ],
    [ 'NL', 'ABNA',     '417164300',  'NL91ABNA0417164300' ],
    [ 'DE', '10000000', '123456789',  'DE47100000000123456789' ],
);

for my $case (@cases) {
    my ($country, $bank, $account, $iban) = @$case;
    cmp_ok to_iban($country, $bank, $account), '==', $iban, "$country $bank $account";
}

done_testing;
