import { describe, expect, test } from 'vitest';
import { type Story, type StoryResult, storyFromFile, storyFromIssue } from '../../src/story/story.ts';
import { computesWithin } from '../support/slow-machine.ts';

function story(result: StoryResult): Story {
  if (result.kind === 'problems') throw new Error(JSON.stringify(result.problems));
  return result.story;
}

const fromFile = (text: string) => storyFromFile({ path: 'story.md', text });
const fromIssue = (body: string, title = 'Ten percent off') =>
  storyFromIssue({
    number: 7,
    title,
    body,
    url: 'https://github.com/o/r/issues/7',
    comments: [{ author: 'mona', body: 'Mind the cents.' }],
  });

const criteriaOf = (body: string) => story(fromIssue(body)).criteria;

describe('a story file', () => {
  test('has its title, lists and settings in the front matter', () => {
    const text = [
      '---',
      'title: "Discount: ten percent"',
      'max-iterations: 2',
      'non_goals: [no coupons]',
      'stop_conditions: stop at the public API',
      'acceptance_criteria:',
      '  - ten percent is taken off',
      '  - 3',
      '---',
      'Prices above 100 get ten percent off.',
      '',
    ].join('\n');
    expect(story(fromFile(text))).toEqual({
      title: 'Discount: ten percent',
      body: 'Prices above 100 get ten percent off.',
      criteria: ['ten percent is taken off', '3'],
      nonGoals: ['no coupons'],
      stopConditions: ['stop at the public API'],
      comments: [],
      frontMatter: expect.objectContaining({ 'max-iterations': 2 }),
      ref: { path: 'story.md', title: 'Discount: ten percent', criteria: ['ten percent is taken off', '3'] },
    });
  });

  test.each([
    ['---\ntitle: ""\n---\n# From the heading\n', 'From the heading'],
    ['# From the heading\n\ntext', 'From the heading'],
    ['intro\n\nFrom the underline\n===\n', 'From the underline'],
    ['```\n# not this\n```\n# this\n', 'this'],
    ['---\r\ntitle: Windows\r\n---\r\n# other\r\n', 'Windows'],
    ['\uFEFF---\ntitle: With a mark\n---\n', 'With a mark'],
    ['---\ntitle: 404\n---\n', '404'],
  ])('%j is called %j', (text, title) => {
    expect(story(fromFile(text)).title).toBe(title);
  });

  test.each(['', 'no heading', '## only level two', '---\ntitle: ""\n---\ntext', '---\nstatus: open\n---\n', '#\n'])(
    '%j has no title, which is a problem',
    (text) => {
      expect(fromFile(text)).toMatchObject({
        kind: 'problems',
        problems: [{ source: 'story.md', message: expect.stringContaining('no title') }],
      });
    },
  );

  test('that is empty is told as that', () => {
    expect(fromFile(' \n')).toMatchObject({ problems: [{ message: 'the story has no title; the file is empty' }] });
    const utf16 = Buffer.from('\ufeff# Ten\n', 'utf16le').toString();
    expect(fromFile(utf16)).toMatchObject({ problems: [{ message: 'the story is not UTF-8 text: save it as that' }] });
  });

  test('that cannot be read as YAML is told with line and column', () => {
    expect(fromFile('---\ntitle: x\nmode: [tdd\n---\n')).toMatchObject({
      problems: [{ source: 'story.md', line: 4, column: 1 }],
    });
    expect(fromFile('---\ntitle: x\ntitle: y\n---\n')).toMatchObject({ problems: [{ line: 3, column: 1 }] });
    const bomb = `---\na: &a [x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b]\n---\n`;
    expect(fromFile(bomb)).toMatchObject({ kind: 'problems' });
    expect(fromFile(`---\ntitle: ${'['.repeat(30_000)}\n---\n`)).toMatchObject({ kind: 'problems' });
  });

  test.each([
    '---\njust a sentence\n---\n# Title\n',
    '---\n- a\n- b\n---\n# Title\n',
    '---\n---\n# Title\n',
    '---\n# Title\n',
  ])('%j begins with Markdown, not with front matter', (text) => {
    const result = story(fromFile(text));
    expect(result).toMatchObject({ title: 'Title', frontMatter: {} });
    expect(result.body).toBe(text.trim());
  });
});

describe('an issue', () => {
  test('without a title is a problem', () => {
    expect(fromIssue('Body', ' ')).toMatchObject({ kind: 'problems' });
  });
});

describe('acceptance criteria', () => {
  test.each([
    '# Acceptance criteria',
    '### ✅ **Acceptance Criteria:**',
    '2. \n\n## 2. acceptance   criteria',
    'Acceptance criteria\n---',
  ])('stand under the heading %j', (heading) => {
    expect(criteriaOf(`${heading}\n\n- one\n- [ ] two\n- [x] three\n\n1. four\n`)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
  });

  test.each([
    ...['> ', '- > ', '> - ', '1. ', '* > 1. ', '*a', '[', '![a](', '`', '<a ', '&', '\\', '[a]: b\n', '-\n'],
    '|a\n|-\n',
    ...['- a\n  ', '```\n', '# a\n', '- '.repeat(30), '# Acceptance criteria\n', '**a ', '<!--', 'http://a'],
  ])('are read in time where the text is %j, 65,000 characters of it', async (piece) => {
    const read = await computesWithin(5_000, () =>
      story(fromIssue(`# Acceptance criteria\n- one\n\n${piece.repeat(Math.ceil(65_000 / piece.length))}`)),
    );
    expect(read.criteria[0]).toMatch(/^one/);
  });
});

test.each([
  [
    'sub-headings, up to the next heading of the same level',
    '## Story\n- no\n## Acceptance criteria\n* a\n### Prices\n* b\n#### Cents\n+ c\n## Notes\n- no\n',
    ['a', 'b', 'c'],
  ],
  [
    'items with something nested',
    '# Acceptance criteria\n- a\n  - detail\n\n  more\n- b\n',
    ['a\n- detail\n\nmore', 'b'],
  ],
  ['no heading', '- a\n- b\n', []],
  ['a longer heading', '# Acceptance criteria for later\n- a\n', []],
  ['code', '```\n# Acceptance criteria\n- a\n```\n', []],
  ['no list', '# Acceptance criteria\njust a sentence\n', []],
  ['an underlined heading', 'Acceptance criteria\n===\n- a\n', ['a']],
  ['an underline with blanks behind it', 'Acceptance criteria\n--- \t\n- a\n', ['a']],
  ['a quote', '> ## Acceptance criteria\n> - a\n', []],
  ['a block of HTML', '<div>\n## Acceptance criteria\n- a\n</div>\n', []],
  ['a definition', '[a]: /b\n## Acceptance criteria\n- a\n', ['a']],
  ['a table', '## Acceptance criteria\n| a |\n|---|\n- b\n', ['b']],
  ['a table with blanks behind its line', '## Acceptance criteria\na | b\n-|- \t\n- c\n', ['c']],
])('acceptance criteria where the text has %s', (_, text, criteria) => {
  expect(criteriaOf(text)).toEqual(criteria);
});
