import { expect, test } from 'vitest';
import { markdownBlock, markdownCode, markdownSentence, markdownText } from '../../src/github/markdown-text.ts';
import { growsAtMost } from '../support/slow-machine.ts';

test.each([
  '@org/team',
  'fixes #12',
  'closes GH-12',
  'acme/shop#12',
  'see https://github.com/acme/shop/issues/12',
  'in 9c1e2f0aab',
  '/deploy prod',
])('GitHub finds nothing to link or obey in %j', (text) => {
  const out = markdownText(text);
  expect(out).not.toMatch(/(?<![\w`])@[\w]|#\d|\bGH-\d|:\/\/|\b[0-9a-f]{7,}\b|^\//);
  expect(out.replaceAll('\u2060', '')).toBe(text);
});

test('plain sentences read in the source as they were', () => {
  const text = 'Implementation retry 2/3: 1 test failing (discount takes ten percent off)';
  expect(markdownText(text)).toBe(text);
  expect(markdownText('snake_case stays, 3.5 % too!')).toBe('snake_case stays, 3.5 % too!');
});

test('invisible and direction-changing characters do not pass', () => {
  for (const encode of [markdownText, markdownCode, markdownBlock]) {
    expect(encode('a\u202Eb\u0000c\u200Bd')).not.toMatch(/[\u202E\u0000\u200B]/);
  }
});

test('a text is one line, and cut where it is too long', () => {
  expect(markdownText('one\ntwo\r\nthree')).toBe('one two three');
  expect(markdownText('x'.repeat(400))).toHaveLength(300);
});

test('a sentence with foreign text in backticks: each part is encoded for itself', () => {
  expect(markdownSentence('`npm test` exits 0 although `ten *percent*` expects 181 <b>')).toBe(
    `${markdownCode('npm test')} exits 0 although ${markdownCode('ten *percent*')} ${markdownText('expects 181 <b>')}`,
  );
  expect(markdownSentence('an odd ` tick')).not.toContain('\n');
});

test('a setting in backticks is code beside a backtick that is nobody’s pair', async () => {
  const reason = 'git said: can’t read `a. Raise `max-iterations`, or say `/retry <hint>`; not `b\u2019';
  expect(markdownSentence(reason)).toBe(
    'git said: can’t read \\`a. Raise `max-iterations`, or say `/retry <hint>`; not \\`b’',
  );
  expect(markdownSentence('`@org/team` and `#12 | x`')).toBe('`@org/team` and `#12 \\| x`');
  await growsAtMost(6, [30_000, 120_000], (size) => markdownSentence('`a '.repeat(size), 1e9));
});
