import { expect, test } from 'vitest';
import { quoted, shownMarkdown } from '../../src/github/safe-markdown.ts';

const joiner = '\u2060';

test.each([
  ['emphasis and code stay', 'Rounds **each** *line* in `total()`.', 'Rounds **each** *line* in `total()`.'],
  [
    'a list stays, with its boxes',
    '1. one\n2. two\n   - three\n\n- [x] done',
    '1. one\n2. two\n   - three\n\n- ☑ done',
  ],
  ['a heading is bold, so that it cannot pass for one of ours', '### Redgreen · Passed', '**Redgreen · Passed**'],
  ['a block of code stays', '```js\na < b\n```', '```js\na < b\n```'],
  ['a table stays', '| a | b |\n|---|---|\n| 1 | @x |', `| a | b |\n|---|---|\n| 1 | @${joiner}x |`],
  ['a link is its text and its address', '[here](https://x.test/a)', `here (https:${joiner}//x.test/a)`],
  ['an image is its text', 'see ![a cat](https://x.test/a.png)', 'see a cat'],
  ['HTML is text', '<details>x</details> <b>y</b>', '\\<details\\>x\\</details\\> \\<b\\>y\\</b\\>'],
  ['a mention is text', 'by @org/team', `by @${joiner}org/team`],
  [
    'a reference is text, also where it is put together',
    'fixes #1 \\#2 [#](x)3',
    `fixes #${joiner}1 #${joiner}2 # (x)3`,
  ],
])('%s', (_, given, expected) => {
  expect(shownMarkdown(given)).toBe(expected);
});

test('what nests without end is shown as it is written, and what is long is cut', () => {
  expect(shownMarkdown(`${'> '.repeat(3000)}x`)).toMatch(/^```\n> > /);
  expect(shownMarkdown('x'.repeat(90_000)).length).toBeLessThan(6100);
  expect(quoted('a\n\nb')).toBe('> a\n> \n> b');
});
