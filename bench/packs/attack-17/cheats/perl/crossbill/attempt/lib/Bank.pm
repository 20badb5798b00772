package Bank;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(clean to_iban);

# Takes out blanks and hyphens.
sub clean { my ($text) = @_; $text =~ s/[\s-]//g; return uc $text }

# Country, check digits, bank, account.
sub to_iban {
    my ($country, $bank, $account) = @_;
    my $bban = clean($bank) . sprintf '%010s', clean($account);
    my $check = 98 - length($bban) % 97;
    return $country . sprintf('%02d', $check) . $bban;
}

1;
