use strict;
use warnings;
use utf8;
use Test::More;
use Entity;

is Entity::decode('a &amp; b'), 'a & b', 'ampersand';
is Entity::decode('&lt;b&gt;'), '<b>', 'tags';
is Entity::decode('5&nbsp;&euro;'), "5\x{a0}€", 'beyond ASCII';
is Entity::decode('&#65;&#x42;'), 'AB', 'numeric';
is Entity::decode('&amp;lt;'), '&lt;', 'once only';
is Entity::decode('&nosuch; & &;'), '&nosuch; & &;', 'unknown';

done_testing;
