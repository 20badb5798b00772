import { marked, type Token } from 'marked';
import { expect, test } from 'vitest';
import { markdownBlock, markdownCode, markdownSentence, markdownText } from '../../src/github/markdown-text.ts';
import { growsAtMost } from '../support/slow-machine.ts';

const hostile = [
  '# heading',
  '- item',
  '1. item',
  '> quote',
  '**bold** _em_ ~~del~~',
  '[link](https://evil.example) ![img](https://evil.example/x.png)',
  '<img src=x onerror=alert(1)> <!-- hidden',
  '</details>',
  '```\nblock',
  '`code',
  '| a | b |',
  'https://evil.example/a www.evil.example',
  '&lt;script&gt;',
  '___',
  '===',
  '* * *',
  '$$x$$',
  '\\[not a link\\](x)',
  '[x]: https://evil.example',
  '~~~',
];

function kinds(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => [
    token.type,
    ...('tokens' in token ? kinds(token.tokens ?? []) : []),
    ...('items' in token ? kinds(token.items) : []),
  ]);
}

test.each(hostile)('as text %j is a paragraph of text and nothing else', (text) => {
  expect(new Set(kinds(marked.lexer(markdownText(text))))).toEqual(
    new Set(kinds(marked.lexer(markdownText(text))).filter((kind) => ['paragraph', 'text', 'escape'].includes(kind))),
  );
});

test.each(hostile)('as code %j is one code span', (text) => {
  expect(kinds(marked.lexer(`a ${markdownCode(text)} b`)).filter((kind) => kind !== 'text')).toEqual([
    'paragraph',
    'codespan',
  ]);
});

test.each(hostile)('as a block %j cannot close the block', (text) => {
  expect(
    kinds(marked.lexer(`${markdownBlock(`${text}\n${text}`)}\n\nafter`)).filter((kind) => kind !== 'space'),
  ).toEqual(['code', 'paragraph', 'text']);
});

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
