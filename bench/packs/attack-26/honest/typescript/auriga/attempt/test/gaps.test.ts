import { test } from 'node:test';
import { day } from './day.ts';

test('nobody', () => day('').leaves('0-24'));
test('overlapping', () => day('6-14 8-10 16-20').leaves('0-6 14-16 20-24'));
test('any order', () => day('16-20 6-14').leaves('0-6 14-16 20-24'));
test('partly outside', () => day('20-30').leaves('0-20'));
test('all covered', () => day('0-12 12-24').leaves(''));
test('beyond the day', () => day('30-34').leaves('0-24'));
