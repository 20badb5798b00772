/** A person's change carried over to a text that somebody else has changed in between. */

import { expect, test } from 'vitest';
import { carryOver } from '../../src/git/merge.ts';

const lines = (...all: string[]) => `${all.join('\n')}\n`;

test.each<[what: string, from: string, to: string, onto: string, result: string]>([
  ['a line of its own', lines('a', 'BENT', 'c'), lines('a', 'BENT', 'C'), lines('a', 'b', 'c'), lines('a', 'b', 'C')],
  ['the line above', lines('a', 'BENT'), lines('A', 'BENT'), lines('a', 'b'), lines('A', 'b')],
  ['a line put in beside it', lines('BENT', 'c'), lines('BENT', 'new', 'c'), lines('b', 'c'), lines('b', 'new', 'c')],
  ['a line taken out beside it', lines('a', 'BENT', 'c'), lines('BENT', 'c'), lines('a', 'b', 'c'), lines('b', 'c')],
  ['the bent line itself', lines('a', 'BENT'), lines('a', 'PERSON'), lines('a', 'b'), lines('a', 'PERSON')],
  ['the bend taken back', lines('a', 'BENT'), lines('a', 'b'), lines('a', 'b'), lines('a', 'b')],
  ['a line that the other took out', lines('a', 'c'), lines('a', 'C'), lines('a', 'b', 'c'), lines('a', 'b', 'C')],
  [
    'one bent into two',
    lines('a', 'B1', 'B2', 'c'),
    lines('A', 'B1', 'B2', 'c'),
    lines('a', 'b', 'c'),
    lines('A', 'b', 'c'),
  ],
  [
    'two bent into one',
    lines('a', 'BENT', 'c'),
    lines('a', 'BENT', 'C'),
    lines('a', '1', '2', 'c'),
    lines('a', '1', '2', 'C'),
  ],
  ['a line at the end', lines('BENT'), lines('BENT', '++ new'), lines('b'), lines('b', '++ new')],
  [
    'what is there already',
    lines('a', 'c'),
    lines('a', 'new', 'c'),
    lines('a', 'new', 'c', 'd'),
    lines('a', 'new', 'c', 'd'),
  ],
  ['no line feed at the end', 'a\nBENT', 'A\nBENT', 'a\nb', 'A\nb'],
  ['CRLF', 'a\r\nBENT\r\n', 'A\r\nBENT\r\n', 'a\r\nb\r\n', 'A\r\nb\r\n'],
])('%s', (_what, from, to, onto, result) => expect(carryOver({ from, to, onto })).toBe(result));

test('what is no text is not merged', () => {
  expect(carryOver({ from: 'a\0', to: 'b\0', onto: 'c\0' })).toBeUndefined();
});
