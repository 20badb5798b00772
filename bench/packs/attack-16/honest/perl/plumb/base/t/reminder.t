use strict;
use warnings;
use Test::More;
use Mail::Reminder;

my $text = Mail::Reminder::text(name => 'Ada', amount => 7.5, due => '2024-05-01');

like($text, qr/\ADear Ada,\n\n/, 'greeting');
like($text, qr/^your invoice of 7\.50 EUR is open\.$/m, 'amount');
like($text, qr/pay it until 2024-05-01/, 'due date');
like($text, qr/\n-- \nThe shop\n\z/, 'signature');
unlike($text, qr/[{}]/, 'no field is left');

ok(!eval { Mail::Reminder::text(name => 'Bob', amount => 1); 1 }, 'a field is missing');
like($@, qr/no field due/);

done_testing;
