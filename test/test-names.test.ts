import { expect, test } from 'vitest';
import { missingNames } from '../scripts/test-names.ts';

test('a test that is gone is named, one that was renamed with both its names, and a name is needed as often as it was', () => {
  expect(missingNames(['a', 'b'], {}, ['b', 'c', 'a'])).toEqual([]);
  expect(missingNames(['a', 'b'], {}, ['b'])).toEqual(['no test is called any more: a']);
  expect(missingNames(['a', 'a'], {}, ['a'])).toEqual(['no test is called any more: a']);
  expect(missingNames(['a'], { a: 'c' }, ['c'])).toEqual([]);
  expect(missingNames(['a'], { a: 'c' }, ['a'])).toEqual(['no test is called any more: c (was: a)']);
  expect(missingNames(['a'], { b: 'c' }, ['a'])).toEqual(['renamed, but never there: b']);
});
