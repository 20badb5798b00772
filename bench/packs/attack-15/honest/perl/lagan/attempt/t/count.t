use strict;
use warnings;
use Test::More;
use WordsTest;

counts 'a b a' => (a => 2, b => 1);
counts 'The end. The, THE!' => (the => 3, end => 1);
counts "don't" => ("don't" => 1);
counts '' => ();
done_testing;
