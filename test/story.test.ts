import { describe, expect, test } from 'vitest';
import { criteriaOf, type Story, type StoryResult, storyFromFile, storyFromIssue } from '../src/story.ts';

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
  test('keeps its own title, and its front matter is not part of the body', () => {
    expect(story(fromIssue('---\ntitle: other\ntests: may-change\n---\nBody'))).toMatchObject({
      title: 'Ten percent off',
      body: 'Body',
      frontMatter: { tests: 'may-change' },
      comments: [{ author: 'mona', body: 'Mind the cents.' }],
      ref: { issue: 7, url: 'https://github.com/o/r/issues/7' },
    });
  });

  test('that begins with a rule and prose is Markdown', () => {
    const result = fromIssue('---\nNote: this: is prose\n---\nBody');
    expect(story(result).body).toBe('---\nNote: this: is prose\n---\nBody');
    expect(result).toMatchObject({ warnings: [expect.stringContaining('counts as text')] });
  });

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

  test('include those of sub-headings, and end with the next heading of the same level', () => {
    const text = '## Story\n- no\n## Acceptance criteria\n* a\n### Prices\n* b\n#### Cents\n+ c\n## Notes\n- no\n';
    expect(criteriaOf(text)).toEqual(['a', 'b', 'c']);
  });

  test('keep what is nested with the item it belongs to', () => {
    expect(criteriaOf('# Acceptance criteria\n- a\n  - detail\n\n  more\n- b\n')).toEqual(['a\n- detail\n\nmore', 'b']);
  });

  test.each([
    '- a\n- b\n',
    '# Acceptance criteria for later\n- a\n',
    '```\n# Acceptance criteria\n- a\n```\n',
    '> # Acceptance criteria\n> - a\n',
    '# Acceptance criteria\njust a sentence\n',
  ])('%j has none', (text) => {
    expect(criteriaOf(text)).toEqual([]);
  });

  test('are read in time however hostile the text', () => {
    const start = performance.now();
    for (const part of ['# Acceptance criteria\n', '- '.repeat(30), '[', '*a', '![a](', '`', '<a ', '&', '\\'])
      criteriaOf(part.repeat(Math.ceil(60_000 / part.length)));
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
