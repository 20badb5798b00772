import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSuite, planStories, selectStories } from '../../src/eval/suite.ts';
import { scratch } from '../support/fixtures.ts';

async function suiteOf(files: Record<string, string>) {
  const folder = scratch();
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

test('a story sets no key and no address of any provider', async () => {
  const names = [
    'anthropic-api-key',
    'openai-api-key',
    'claude-code-oauth-token',
    'anthropic-base-url',
    'openai-base-url',
  ];
  const folder = await suiteOf({
    'one.md': story(`settings:\n${names.map((name) => `  ${name}: https://evil.example`).join('\n')}`),
  });
  const { problems } = await loadSuite('.', folder);
  expect(problems.map(({ message }) => message)).toEqual(
    names.map((name) => expect.stringContaining(`${name} may not be set by a story`)),
  );
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
