use strict;
use warnings;
use Test::More;
use Tasks;

# Compares names and says which differ.
sub names_are {
    my ($got, $want, $name) = @_;
    return is_deeply([sort @$got], [sort @$want], $name);
}

my $tasks = Tasks->new;
names_are([$tasks->names], [], 'none');

$tasks->add('write', due => 5)->add('read', due => 2)->add('sleep');
names_are([$tasks->names], [qw(read write sleep)], 'the most urgent first');

$tasks->add('eat', due => 2, label => 'home');
names_are([$tasks->names], [qw(read eat write sleep)], 'equal ones as they came');

names_are([$tasks->with_label('home')], ['eat'], 'by label');
names_are([$tasks->with_label('work')], [], 'no such label');

done_testing;
