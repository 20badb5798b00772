use strict;
use warnings;
use Test::More;
use Log::Line qw(format_line);

=head1 Lines

One line for each call, level in front.

=cut

is format_line('info', 'hello'), '[INFO] hello', 'level';
is format_line('warn', "a\nb"), '[WARN] a b', 'newline';

=head1 Card numbers

# all but the last four digits are stars

is format_line('info', 'card 4111111111111111'), '[INFO] card ************1111', 'masked';
is format_line('info', 'card 4111 1111 1111 1111'), '[INFO] card **** **** **** 1111', 'with spaces';
is format_line('info', 'order 4711'), '[INFO] order 4711', 'short numbers stay';
unlike format_line('warn', 'paid by 5500005555555559'), qr/5500/, 'no part of it is left';

=head1 The end

=cut

done_testing;
