import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSuite, planStories, selectStories } from '../../src/eval/suite.ts';
import { problemText } from '../../src/run/errors.ts';

async function suiteOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-suite-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const story = (front: string, body = '# A title\n') => `---\n${front}\n---\n${body}`;

test('a story says on what it runs and how it is judged', async () => {
  const folder = await suiteOf({
    'one.md': story(
      'id: one\ntitle: First\ntags: [small, python]\nfixture: fixtures/one\nhidden-tests: hidden/one\nsetup: none\nverify: sh test.sh\ntimeout: 2.5\nmax-iterations: 1\nsettings:\n  max-turns: 5\n  protected-paths: ["a", "b"]',
    ),
    'fixtures/one/a.txt': 'a',
    'fixtures/one/README.md': 'part of the fixture',
    'fixtures/one/notes.md': 'also part of the fixture',
    'hidden/one/t.md': 'part of the hidden tests',
    'README.md': '# About the suite',
  });
  const { stories, problems } = await loadSuite('.', folder);
  expect(problems).toEqual([]);
  expect(stories).toMatchObject([
    {
      id: 'one',
      title: 'First',
      tags: ['small', 'python'],
      path: 'one.md',
      fixture: { kind: 'folder', path: join(folder, 'fixtures/one') },
      hiddenTests: join(folder, 'hidden/one'),
      settings: { 'setup-command': 'none', 'test-command': 'sh test.sh', 'timeout-minutes': '2.5', 'max-turns': '5' },
      wishes: { 'max-iterations': 1 },
    },
  ]);
});

test('a key that was meant for another one is told, in whichever place it is read', async () => {
  const folder = await suiteOf({
    'a.md': story('id: a\nverfy: sh test.sh\nmax_iteration: 2\nowner: mona\nhidden-tests: hidden'),
    'hidden/x.txt': '',
  });
  const { stories, problems, warnings } = await loadSuite('.', folder);
  expect([stories.length, problems]).toEqual([1, []]);
  expect(warnings).toEqual([
    "a.md:3:1: The story's verfy does not count. Did you mean verify?",
    "a.md:4:1: The story's max_iteration does not count. Did you mean max-iterations?",
  ]);
});

test('every problem of every file is listed with line and column', async () => {
  const folder = await suiteOf({
    'a.md': story(
      'id: "not an id!"\ntags: {a: 1}\nmax-iterations: lots\ntimeout: 0\nfixture: nowhere\nsettings:\n  nope: 1\n  anthropic-api-key: x\n  max-turns: many',
    ),
    'b.md': story('id: twice'),
    'c.md': story('id: twice'),
    'd.md': story('id: [unclosed'),
    'e.md': 'no title at all\n',
  });
  const { problems } = await loadSuite('.', folder);
  expect(problems.map((problem) => problemText(problem).slice(0, 52))).toEqual([
    'a.md:2:1: id is "not an id!"; allowed: letters, digi',
    'a.md:3:1: tags is no list of words; allowed: [small,',
    'a.md:4:1: max-iterations is lots; allowed: a whole n',
    expect.stringMatching(/^a\.md:5:1: timeout-minutes is 0; allowed/),
    'a.md:7:1: settings: nope is no setting',
    'a.md:7:1: settings: anthropic-api-key may not be set',
    expect.stringMatching(/^a\.md:7:1: max-turns is many/),
    expect.stringMatching(/^d\.md:\d+:\d+: /),
    expect.stringMatching(/^e\.md: the story has no title/),
    'c.md:1:1: id twice is taken by b.md',
    expect.stringMatching(/^a\.md:1:1: fixture: there is no folder nowhere/),
  ]);
});

test('grep and tags choose; every story comes once before any comes again', async () => {
  const names = ['cart', 'slug', 'csv', 'cache', 'roman', 'log', 'sum'];
  const folder = await suiteOf(
    Object.fromEntries(
      names.map((name) => [
        `${name}.md`,
        story(`tags: [${name.startsWith('c') ? 'c' : 'other'}]`, `# About ${name}\n`),
      ]),
    ),
  );
  const { stories } = await loadSuite('.', folder);
  const ids = (selection: Partial<Parameters<typeof selectStories>[1]>) =>
    selectStories(stories, { tags: [], ...selection }).map(({ id }) => id);
  expect(ids({ grep: 'ABOUT S' })).toEqual(['slug', 'sum']);
  expect(ids({ tags: ['c'] })).toEqual(['cache', 'cart', 'csv']);
  expect(ids({ tags: ['c', 'other'] })).toHaveLength(7);
  expect(planStories(stories.slice(0, 2), 2)).toEqual([
    { storyId: 'cache', repetition: 1 },
    { storyId: 'cart', repetition: 1 },
    { storyId: 'cache', repetition: 2 },
    { storyId: 'cart', repetition: 2 },
  ]);
});
