package Stock::Item;
use strict;
use warnings;

sub new {
    my ($class, %args) = @_;
    return bless { name => $args{name}, count => $args{count} // 0, best => $args{best} }, $class;
}

sub name  { $_[0]{name} }
sub count { $_[0]{count} }
sub best  { $_[0]{best} }

1;
