import { describe } from '../src/describe';
import { same, test } from './suite';

test('a known code has a text', () => same(describe(75), 'try again'));
test('an unknown code is told as it is', () => same(describe(3), 'code 3'));
