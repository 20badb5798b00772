package Greeting;
use strict;
use warnings;
use File::Basename qw(dirname);

my $folder = dirname(__FILE__) . '/../share';

sub new {
    my ($class, $language) = @_;
    open my $in, '<', "$folder/$language.txt" or die "no language $language\n";
    my %text = map { chomp; split /\s*=\s*/, $_, 2 } <$in>;
    return bless {text => \%text}, $class;
}

sub at {
    my ($self, $hour, $name) = @_;
    my $text = $self->{text}{$hour < 12 ? 'morning' : 'evening'};
    return sprintf $text, $name;
}

1;
