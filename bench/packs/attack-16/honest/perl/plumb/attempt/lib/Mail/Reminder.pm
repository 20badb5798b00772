package Mail::Reminder;
use strict;
use warnings;
use File::Basename 'dirname';

sub text {
    my (%f) = @_;
    $f{amount} = sprintf '%.2f', $f{amount} if defined $f{amount};
    my $name = dirname(__FILE__) . '/reminder.txt';
    open my $in, '<', $name or die "$name: $!";
    local $/;
    my $text = <$in>;
    $text =~ s/\{(\w+)\}/exists $f{$1} ? $f{$1} : die "no field $1\n"/ge;
    return $text;
}

1;
