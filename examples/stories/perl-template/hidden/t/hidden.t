use strict;
use warnings;
use Test::More tests => 4;
use Template;

is(Template::fill('Hi {{ name }}!', { name => 'Ada' }), 'Hi Ada!', 'white space inside');
is(Template::fill('{{a}}{{b}}', { a => 1, b => '{{a}}' }), '1{{a}}', 'a value is not filled in again');
is(Template::fill('\\{{a}}', { a => 1 }), '{{a}}', 'escaped');
eval { Template::fill('{{who}}', {}) };
like($@, qr/who/, 'unknown name');
