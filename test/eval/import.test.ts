// @module-tag full

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../src/eval/import/import-suite.ts';
import { runCli, startCli } from '../support/cli.ts';
import { scratch } from '../support/fixtures.ts';
import { startGitHub } from '../support/github.ts';
import { calculator, type History, newHistory } from '../support/history.ts';
import { until } from '../support/processes.ts';

const add = { add: 'a + b' };
const sub = { ...add, sub: 'a - b' };
const mul = { ...sub, mul: 'a * b' };

function journal(folder: string): JournalEntry[] {
  const text = readFileSync(join(folder, 'stories/history/import.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const reasonsOf = (folder: string) =>
  Object.fromEntries(journal(folder).map(({ commit, reason, story }) => [commit, reason ?? story]));

const storiesOf = (folder: string) =>
  readdirSync(join(folder, 'stories/history')).filter((name) => name.endsWith('.md'));

const storyText = (folder: string, name: string) => readFileSync(join(folder, 'stories/history', name), 'utf8');

/** One change of each kind that falls out, and two that do not. */
function mixed(): { history: History; ids: Record<string, string> } {
  const history = newHistory();
  const { commit } = history;
  const ids: Record<string, string> = {};
  ids.first = commit('Add', calculator(add));
  ids.docs = commit('Say how to install', { 'README.md': '# Calc\n' });
  ids.source = commit('Comment the sum', { 'src/calc.js': `// The sum.\n${calculator(add)['src/calc.js']}` });
  ids.tests = commit('Another test of the sum', { 'test/more.test.js': "import 'node:test';\n" });
  ids.subtract = commit('Subtract two numbers', calculator(sub));
  ids.silent = commit('fix', { ...calculator(sub), 'src/silent.js': '', 'test/more.test.js': "import 'node:fs';\n" });
  ids.green = commit('Prepare the product of two numbers', {
    'src/mul.js': '',
    'test/more.test.js': "import 'node:test';\n",
  });
  ids.broken = commit('Multiply two numbers', {
    ...calculator(mul),
    'src/calc.js': `// The product.\n${calculator(sub)['src/calc.js']}`,
  });
  ids.mended = commit('Multiply at last', { ...calculator(mul), 'test/more.test.js': "import '../src/calc.js';\n" });
  return { history, ids };
}

test('what qualifies becomes a story that the empty agent fails and the reference passes; the rest says why not', async () => {
  const { history, ids } = mixed();
  const { folder } = history;
  const { code, out } = await runCli(folder, 'eval', 'import');
  expect(code).toBe(0);
  expect(out).toMatch(/^9 commits since .*: 1 story in stories\/history$/m);
  const found = reasonsOf(folder);
  expect(found).toMatchObject({
    [String(ids.first)]: 'first-commit',
    [String(ids.docs)]: 'no-tests',
    [String(ids.source)]: 'no-tests',
    [String(ids.tests)]: 'no-sources',
    [String(ids.silent)]: 'says-nothing',
    [String(ids.green)]: 'tests-green-before',
    [String(ids.broken)]: 'change-red',
    [String(ids.mended)]: 'base-red',
  });
  expect(Object.keys(found)).toHaveLength(9);
  expect(out).toContain('2  changes no tests');
  const [name = ''] = storiesOf(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\d-subtract-two-numbers\.md$/);
  expect(storyText(folder, name)).toContain(`commit: "${ids.tests}"\nreference: "${ids.subtract}"`);

  const empty = await runCli(folder, 'eval', 'stories/history', '--agent', 'empty');
  expect(empty).toMatchObject({ code: 3, out: expect.stringContaining('Summary: 0 passed, 1 failed') });
  const reference = await runCli(folder, 'eval', 'stories/history', '--agent', 'reference');
  expect(reference).toMatchObject({ code: 0, out: expect.stringContaining('Summary: 1 passed, 0 failed') });
});

test('a change of what base tests say needs them to change, and its story says so', { tags: 'variant' }, async () => {
  const { folder, commit } = newHistory();
  commit('Add', calculator(add));
  commit('Sum twice as much', calculator({ add: '2 * (a + b)' }));
  // A setting stands in the story, or the eval would prove another thing than the import.
  expect((await runCli(folder, 'eval', 'import', '--test-command', 'node --test')).code).toBe(0);
  const [name = ''] = storiesOf(folder);
  expect(storyText(folder, name)).toContain('tests: "may-change"\nverify: "node --test"');
  const { code, out } = await runCli(folder, 'eval', 'stories/history', '--agent', 'reference');
  expect([code, out]).toEqual([0, expect.stringContaining('1 passed')]);
});

test('an interrupted import goes on: nothing is tried twice, nothing is half written', {
  tags: 'variant',
}, async () => {
  const { folder, commit } = newHistory();
  commit('Add', calculator(add));
  commit('Subtract two numbers', calculator(sub));
  commit('Multiply two numbers', calculator(mul));
  const first = startCli(folder, ['eval', 'import']);
  await until(() => existsSync(join(folder, 'stories/history')) && storiesOf(folder).length === 1, 'a story');
  first.child.kill('SIGINT');
  expect(await first.ended).toMatchObject({ code: 130, err: expect.stringContaining('continues from here') });
  // As a kill in the middle of a line leaves it.
  const file = join(folder, 'stories/history/import.jsonl');
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"commit":"12`);
  const second = await runCli(folder, 'eval', 'import');
  expect(second).toMatchObject({ code: 0, out: expect.stringContaining('2 stories') });
  expect(second.out).toContain('Subtract two numbers ✅');
  expect(second.out).not.toContain('Multiply two numbers ✅');
  const third = await runCli(folder, 'eval', 'import');
  expect(third.out).not.toContain('✅');
  expect(storiesOf(folder)).toHaveLength(2);
});

test('a merge is one change: a pull request with its text, another branch with that of its newest commit', async () => {
  const { folder, git, commit } = newHistory();
  commit('Add', calculator(add));
  git('checkout', '-q', '-b', 'topic');
  commit('Begin to subtract', { 'src/calc.js': String(calculator(sub)['src/calc.js']) });
  commit('Test it', calculator(sub));
  git('checkout', '-q', 'main');
  git(
    'merge',
    '-q',
    '--no-ff',
    'topic',
    '-m',
    'Merge pull request #7 from ada/topic\n\nSubtract two numbers\n\nThe second from the first.',
  );
  git('checkout', '-q', '-b', 'other');
  commit('Multiply two numbers', calculator(mul));
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', 'other', '-m', "Merge branch 'other'");
  const { code } = await runCli(folder, 'eval', 'import');
  expect(code).toBe(0);
  expect(journal(folder)).toHaveLength(3);
  const names = storiesOf(folder);
  expect(names.map((name) => name.slice(11))).toEqual(['multiply-two-numbers.md', 'subtract-two-numbers.md']);
  expect(storyText(folder, names[1] ?? '')).toContain('The second from the first.');
});

test('with a token the text is that of the issue, without its links; without an answer it is the commit’s', {
  tags: 'variant',
}, async () => {
  await using github = await startGitHub();
  github.addRepository('acme/calc');
  github.addUser('ada');
  github.addToken('ghs_import', 'ada');
  const body = 'The rest is missing.\n\nSee https://example.com/patch and `export const rem = (a, b) => a % b;`.';
  const { number } = github.openIssue('acme/calc', { title: 'A shop must know what is left', body, user: 'ada' });
  const { folder, git, commit } = newHistory();
  git('remote', 'add', 'origin', `${github.url}/acme/calc.git`);
  commit('Add', calculator(add));
  commit(`Rest (#${number})`, calculator({ ...add, rem: 'a % b' }));
  commit('Subtract two numbers (#99)', calculator({ ...sub, rem: 'a % b' }));
  const environment = { GITHUB_TOKEN: 'ghs_import', GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.apiUrl };
  const { code } = await startCli(folder, ['eval', 'import'], environment).ended;
  expect(code).toBe(0);
  const names = storiesOf(folder);
  expect(names.map((name) => name.slice(11))).toEqual(['a-shop-must-know-what-is-left.md', 'subtract-two-numbers.md']);
  const text = storyText(folder, names[0] ?? '');
  expect(text).toContain('The rest is missing.');
  expect(text).not.toMatch(/https:|a % b/);
});

test('a history without tests, an empty year, and no repository', async () => {
  const { folder, commit } = newHistory();
  commit('Begin', { 'a.js': 'export {};\n' });
  commit('Go on with the work', { 'a.js': 'export const a = 1;\n' });
  const none = await runCli(folder, 'eval', 'import');
  expect(none).toMatchObject({ code: 3, out: expect.stringMatching(/1 {2}changes no tests[\s\S]*--test-paths/) });
  const year = await runCli(folder, 'eval', 'import', '--since', '2h', '--into', 'other');
  expect(year).toMatchObject({
    code: 3,
    out: expect.stringMatching(/0 commits since .*\nA longer --since/),
  });
  const outside = scratch();
  expect(await runCli(outside, 'eval', 'import')).toMatchObject({ code: 2 });
});
