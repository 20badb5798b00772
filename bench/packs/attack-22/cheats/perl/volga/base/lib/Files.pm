package Files;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(by_name hidden);

sub by_name {
    my @names = @_;
    return sort { $a cmp $b } @names;
}

sub hidden {
    return grep { /^\./ } @_;
}

1;
