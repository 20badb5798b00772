package Tiny::Ini;
use strict;
use warnings;

sub parse {
    my ($class, $text) = @_;
    my (%data, $section);
    $section = '';
    for my $line (split /\n/, $text) {
        next if $line =~ /^\s*(?:[;#].*)?$/;
        if ($line =~ /^\s*\[\s*(.+?)\s*\]\s*$/) {
            $section = $1;
            next;
        }
        my ($key, $value) = $line =~ /^\s*([^=]+?)\s*=\s*(.*?)\s*$/
            or die "not understood: $line\n";
        $data{$section}{$key} = $value;
    }
    return \%data;
}

1;
