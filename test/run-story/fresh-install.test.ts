/** What an agent changes of manifests and lock files, with the npm of this machine and packages that lie in the repository. */
// @module-tag full

import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { type Folder, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, type ModelReply } from '../support/model.ts';
import { withModel } from '../support/price-story.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const manifest = (dependencies: Record<string, string>) => json({ name: 'shop', version: '1.0.0', dependencies });
const lock = (packages: Record<string, unknown>) =>
  json({ name: 'shop', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
/** One test, which this condition decides. */
const has = (condition: string) =>
  `echo 1..1; ${condition} && echo "ok 1 - has lib" && exit 0\necho "not ok 1 - has lib"; exit 1\n`;
const files = {
  '.gitignore': 'node_modules/\n',
  '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\nmax-iterations: 1\nbaseline: allow-any\n',
  'package.json': manifest({}),
  'package-lock.json': lock({ '': { name: 'shop', version: '1.0.0' } }),
  'lib/package.json': json({ name: 'lib', version: '1.0.0' }),
  'lib/index.js': 'module.exports = 90;\n',
  'test.sh': has(`node -e 'process.exit(require("lib") === 90 ? 0 : 1)'`),
  'story.md': '# Use lib\n\nThe price comes from lib.\n',
};
const writes = (path: string, content: string) => call('write', { file_path: path, content });

const runStory = (folder: Folder, script: ModelReply[]) => withModel(folder, script, ['run', 'story.md', '--json']);

const on = ({ branch = '' }: Run, folder: Folder, path: string) => folder.git('show', `${branch}:${path}`);

test('a manifest that a fresh clone cannot install is red and fed back, whatever the tests say', async () => {
  const setup = 'npm ping --registry http://telemetry.invalid/; npm ci';
  const own = {
    ...files,
    '.npmrc': 'registry=http://localhost:9/\nfetch-retries=0\n',
    '.github/redgreen.yml': `${files['.github/redgreen.yml']}setup-command: ${setup}\n`,
  };
  using folder = repositoryWith({ ...own, 'test.sh': has('grep -q 90 lib/price.js') });
  const price = writes('lib/price.js', '90\n');
  const { run: ran, prompts } = await runStory(folder, [
    ...doThenSay([price, writes('package.json', manifest({ nowhere: '1.0.0' }))], 'Done.'),
    ...doThenSay([writes('package.json', manifest({}))], 'Done.'),
  ]);
  const run = ran();
  expect(run).toMatchObject({ outcome: 'passed', attemptCount: 2 });
  const [first, second] = run.attempts;
  expect(first?.verification).toMatchObject({ result: 'failed', exitCode: 0, install: { result: 'failed' } });
  expect(second?.reason).toMatch(/^`npm ping .* npm ci` exited 1 over a fresh copy of this tree/);
  expect(prompts[1], JSON.stringify(prompts)).toContain('so that a fresh clone installs');
  expect(prompts[1]).toContain('ECONNREFUSED');
  expect(on(run, folder, 'package.json')).toBe(manifest({}));
});

test('a fresh clone installs as its own files say, not as the base did', async () => {
  using folder = repositoryWith({ ...files, 'test.sh': has('test -e lib/a.js') });
  const calls = [writes('lib/a.js', ''), call('bash', { command: 'rm package.json package-lock.json' })];
  const { run: ran, stderr } = await runStory(folder, doThenSay(calls, 'Done.'));
  const run = ran();
  expect(run.commands?.setup, stderr).toBe('npm ci');
  expect(run.outcome).toBe('passed');
});

const offline = '[ -z "$npm_config_ignore_scripts" ] || { echo "no network here"; exit 4; }\n';
test('an install command that fails without the change as well accuses nobody', async () => {
  const setup = 'sh setup.sh';
  using folder = repositoryWith({
    ...{ ...files, 'setup.sh': offline, 'test.sh': has('test -e lib/a.js') },
    '.github/redgreen.yml': `${files['.github/redgreen.yml']}setup-command: ${setup}\n`,
  });
  const calls = [writes('package.json', manifest({ lib: 'file:./lib' })), writes('lib/a.js', '')];
  const { run: ran, stderr } = await runStory(folder, doThenSay(calls, 'Done.'));
  const run = ran();
  expect(run.outcome, stderr).toBe('passed');
  const verification = run.attempts[0]?.verification;
  expect(verification?.install).toEqual({ result: 'unproved', command: setup });
  expect(verification?.notes[0]).toMatch(/^Nothing proves that `sh setup\.sh` works in a fresh clone: /);
  expect(verification?.notes[0]).toContain(
    'it exited 4 (network to package registries only, no lifecycle scripts), and so it does without the change',
  );
});

test('what setup wrote into HOME: its settings are gone when it runs again, its tools stay', async () => {
  const setup =
    'npm --prefix ~/.local install -g ./tool; if [ "$(npm config get package-lock)" = true ]; then npm config set package-lock false; else exit 3; fi';
  const settings = `${files['.github/redgreen.yml']}setup-command: ${JSON.stringify(`${setup}; npm install`)}\n`;
  const tool = { 'tool/package.json': json({ name: 'tool', version: '1.0.0', bin: 'cli.js' }) };
  using folder = repositoryWith({
    ...{ ...files, ...tool, 'tool/cli.js': '#!/usr/bin/env node\n' },
    '.github/redgreen.yml': settings,
    'test.sh': files['test.sh'].replace(' && echo', ' && tool && echo'),
  });
  const { run: ran } = await runStory(
    folder,
    doThenSay([writes('package.json', manifest({ lib: 'file:./lib' }))], 'Done.'),
  );
  expect(ran()).toMatchObject({ outcome: 'passed', attempts: [{ verification: { install: { result: 'passed' } } }] });
});
