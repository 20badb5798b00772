import { expect, test } from 'vitest';
import { quotedMarkdown } from '../../src/github/safe-markdown.ts';

const joiner = '\u2060';

test.each([
  ['emphasis and code stay', 'Rounds **each** *line* in `total()`.', 'Rounds **each** *line* in `total()`.'],
  ['a list stays', '1. one\n2. two\n   - three', '1. one\n2. two\n   - three'],
  ['a heading is bold, so that it cannot pass for one of ours', '### Redgreen · Passed', '**Redgreen · Passed**'],
  ['a heading by a line below, or in a list, is none', 'a\n---\n- # b', 'a\n\\---\n- **b**'],
  ['a block of code stays', '```js\na < b\n```', '```js\na < b\n```'],
  ['code in a list ends where its fence does', '- a\n  ~~~\n@b\n  ~~~\nc', '- a\n```\n@b\n```\nc'],
  ['code without an end holds the rest', 'a\n````\n```\n@b', 'a\n````\n```\n@b\n````'],
  ['a table stays', '| a | b |\n|---|---|\n| 1 | @x |', `| a | b |\n|---|---|\n| 1 | @${joiner}x |`],
  ['a link is as it was written', '[here](https://x.test/a)', `\\[here\\](https:${joiner}//x.test/a)`],
  ['so is an image', '![a cat](x.png)', '!\\[a cat\\](x.png)'],
  ['HTML is text', '<details>x</details> <b>y</b>', '\\<details\\>x\\</details\\> \\<b\\>y\\</b\\>'],
  [
    'nothing links in emphasis either',
    '__www.x.test__ _GH-1_ _deadbeef1_',
    `__www${joiner}.x.test__ _GH-${joiner}1_ _dead${joiner}beef1_`,
  ],
  ['a mention is text', 'by @org/team', `by @${joiner}org/team`],
  [
    'a reference is text, also where it is put together',
    'fixes #1 \\#2 [#](x)3',
    `fixes #${joiner}1 \\\\#${joiner}2 \\[#\\](x)3`,
  ],
])('%s', (_, given, expected) => {
  expect(quotedMarkdown(given)).toBe(expected.replace(/^/gm, '> '));
});

test('what nests without end is shown as it is written, and what is long is cut', () => {
  expect(quotedMarkdown(`${'- '.repeat(3000)}x`)).toMatch(/^> ```\n> - - /);
  expect(quotedMarkdown('x'.repeat(90_000)).length).toBeLessThan(6100);
  expect(quotedMarkdown('a\n\nb')).toBe('> a\n> \n> b');
});
