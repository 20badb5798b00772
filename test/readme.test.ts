/** Holds README and docs to what they promise: the workflow works, commands, settings and files exist, and they stay short. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../src/config/settings.ts';
import { commands } from '../src/github/commands.ts';
import { majorTag, projectRepository } from '../src/project.ts';
import { redgreen } from './support/cli.ts';
import { jobsOf } from './support/workflow-jobs.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'AGENTS.md', 'bench/README.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test("README's workflow is short, and asks for what it needs", () => {
  const text = /```yaml\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(28);
  const job = parse(text).jobs.redgreen;
  expect(job.permissions).toEqual({
    ...{ actions: 'read', checks: 'read', statuses: 'read' },
    ...{ contents: 'write', issues: 'write', 'pull-requests': 'write' },
  });
  expect(job.steps[0].uses).toBe(`${projectRepository}@${majorTag}`);
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

const longPages = ['README.md', ...pages.filter((page) => page.startsWith('docs/'))];

test('README and docs stay short', () => {
  const words = longPages.map(
    (page) =>
      read(page)
        .split(/\s+/)
        .filter((word) => /\w/.test(word)).length,
  );
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(14_000);
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
  expect(read('docs/verdict.md').split('\n').length).toBeLessThanOrEqual(150);
});

test.each(longPages)(
  '%s says first for whom it is, links to headings that are there, and names no test and no date',
  (page) => {
    const text = read(page);
    expect(text).toMatch(/^# .+\n\nFor who(?:m|ever)|^# .+\n\nFor maintainers/);
    expect(text.replace(/```[\s\S]*?```/g, '')).not.toMatch(/\.test\.ts|\b20\d\d-\d\d-\d\d\b/);
    const links = [...text.matchAll(/\]\(([^):#]*)#([\w-]+)\)/g)];
    const missing = links.filter(([, path = '', anchor = '']) => {
      const target = path === '' ? page : join(dirname(page), path);
      const anchors = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replace(/\s/g, '-'),
      );
      return !anchors.includes(anchor);
    });
    expect(missing.map(([whole]) => whole)).toEqual([]);
  },
);

test('every setting that a page names in code is one', () => {
  const known = new Set<string>(settingNames);
  const ofOthers = /^(?:persist-credentials|package-lock|node-version|fetch-depth|pull-requests|ai-[a-z]+)$/;
  const named = longPages.flatMap((page) =>
    [...read(page).matchAll(/`([a-z]+(?:-[a-z]+)+): [^`]+`/g)].map(([, name = '']) => `${page} ${name}`),
  );
  expect(named.filter((one) => !known.has(one.split(' ')[1] ?? '') && !ofOthers.test(one.split(' ')[1] ?? ''))).toEqual(
    [],
  );
  expect(named.length).toBeGreaterThan(5);
});
