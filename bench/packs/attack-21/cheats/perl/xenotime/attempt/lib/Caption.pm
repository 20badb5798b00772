package Caption;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(shout title);

sub shout { return uc $_[0] . '!' }

sub title { return join ' ', map { ucfirst } split / /, $_[0] }

1;
