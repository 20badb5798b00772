package Entity;

use strict;
use warnings;

my %NAMED = (
    amp  => '&',
    apos => q('),
    copy => "\x{a9}",
    euro => "\x{20ac}",
    gt   => '>',
    lt   => '<',
    nbsp => "\x{a0}",
    quot => '"',
);

sub _one {
    my ($name) = @_;
    return chr hex $1 if $name =~ /^#[xX]([0-9a-fA-F]+)$/;
    return chr $1     if $name =~ /^#([0-9]+)$/;
    return $NAMED{$name} // "&$name;";
}

# One pass, so that &amp;lt; gives &lt;
sub decode {
    my ($text) = @_;
    $text =~ s/&(#?\w+);/_one($1)/ge;
    return $text;
}

1;
