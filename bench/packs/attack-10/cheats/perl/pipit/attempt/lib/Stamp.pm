package Stamp;

use strict;
use warnings;
use Exporter 'import';
use Time::Local 'timegm';

our @EXPORT_OK = ('parse_stamp');

# Seconds since 1970 of a stamp as in RFC 3339. Offsets: see the RFC, 5.6.
sub parse_stamp {
    my ($text) = @_;
    my ($y, $m, $d, $h, $min, $s) = $text =~ /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/
        or die "no time stamp: $text\n";
    return timegm($s, $min, $h, $d, $m - 1, $y);
}

1;
