use strict;
use warnings;
use Test::More;
use Log::Line qw(format_line);

=head1 Lines

One line for each call, level in front.

=cut

is format_line('info', 'hello'), '[INFO] hello', 'level';
is format_line('warn', "a\nb"), '[WARN] a b', 'newline';

=head1 The end

=cut

done_testing;
