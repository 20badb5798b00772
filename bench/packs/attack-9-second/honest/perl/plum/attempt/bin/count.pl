#!/usr/bin/perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/../lib";
use Text::Words 'words';

my $count = 0;
while (my $line = <STDIN>) {
    $count += words($line);
}
print "$count\n";
