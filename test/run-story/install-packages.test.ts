/** The agent's tool `install`, with package managers of this machine and a registry on loopback. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RecordedEvent, Run } from '../../src/run/run.ts';
import { type Folder, redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, type ModelReply, startModel } from '../support/model.ts';
import { type NpmRegistry, startRegistry } from '../support/registry.ts';

const key = 'sk-test-canary-0123456789';
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const test90 = `[ -e postinstall-ran-of-lib ] && exit 3
if node -e 'process.exit(require("lib") === 90 ? 0 : 1)' 2>/dev/null; then echo "ok 1 - has lib"; echo 1..1; exit 0; fi
echo "not ok 1 - has lib"; echo 1..1; exit 1
`;

function shop(registry: NpmRegistry, settings = ''): Record<string, string> {
  const dependencies = { known: '^1.0.0' };
  const root = { name: 'shop', version: '1.0.0', dependencies };
  return {
    '.gitignore': 'node_modules/\n',
    '.npmrc': `registry=${registry.url}\nfetch-retries=0\n`,
    '.github/redgreen.yml': `test-command: sh test.sh\nreview: false\nmax-iterations: 1\ntest-services: localhost:${registry.port}\n${settings}`,
    'package.json': json(root),
    'package-lock.json': json({
      ...{ name: 'shop', version: '1.0.0', lockfileVersion: 3, requires: true },
      packages: { '': root, 'node_modules/known': { ...registry.locked('known'), hasInstallScript: true } },
    }),
    'test.sh': test90,
    'story.md': '# Use lib\n\nThe price comes from lib.\n',
  };
}

async function runStory(folder: Folder, script: ModelReply[]) {
  await using model = await startModel(script, { apiKey: key });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  const { stdout, stderr } = await redgreen(['run', 'story.md', '--json'], { cwd: folder.path, environment });
  if (stdout === '') throw new Error(stderr);
  const run = JSON.parse(stdout) as Run;
  const events = readFileSync(join(folder.path, '.redgreen/runs', run.id, 'events.jsonl'), 'utf8');
  const told = events
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent)
    .flatMap((event) => (event.type === 'tool-finished' && event.tool === 'install' ? [event] : []));
  const tools = model.requests.map(({ body }) => (body.tools as { name: string }[]).map(({ name }) => name));
  return { run, stderr, told, tools };
}

const write = (path: string, content: string) => call('write', { file_path: path, content });
const install = (...packages: string[]) => call('install', { ecosystem: 'npm', packages });

test('a package that the agent asks for is in manifest and lock file, and installs in a fresh clone', {
  tags: 'full',
}, async () => {
  await using registry = await startRegistry({ known: '', lib: 'module.exports = 90;\n' });
  using folder = repositoryWith(shop(registry));
  const { run, told, tools, stderr } = await runStory(folder, [
    { calls: [install('file:../lib')] },
    { calls: [write('.npmrc', 'git=./x\n'), install('lib')] },
    { calls: [write('.npmrc', `registry=${registry.url}\nfetch-retries=0\n`)] },
    { calls: [install('nowhere')] },
    ...doThenSay([install('lib@^1.0.0')], 'Done.'),
  ]);
  expect(tools[0]).toEqual(['read', 'write', 'edit', 'glob', 'grep', 'bash', 'install']);
  expect(told.map(({ input, isError }) => [input, isError])).toEqual([
    ['file:../lib', true],
    ['lib', true],
    ['nowhere', true],
    ['lib@^1.0.0', false],
  ]);
  expect(told[0]?.result).toMatch(/^"file:\.\.\/lib" is no name of a package of the registry; write it like left-pad/);
  expect(told[1]?.result).toBe('.npmrc steers npm and is not as the repository has it: put it back first');
  expect(told[2]?.result).toMatch(
    /`npm install [^`]*nowhere` exited 1; manifest and lock file are as before[\s\S]*404/,
  );
  expect(told[3]?.result).toContain('changed: package.json, package-lock.json');
  expect(run.outcome, stderr).toBe('passed');
  const [attempt] = run.attempts;
  expect(attempt?.verification?.install).toEqual({ result: 'passed', command: 'npm ci' });
  expect(attempt?.checkpoint?.paths.sort()).toEqual(['package-lock.json', 'package.json']);
  expect(attempt?.checkpoint?.dependencies).toContain('package.json: lib ^1.0.0 added');
});

test('dependencies: frozen – no tool, and what changes a dependency is held back', {
  tags: ['full', 'variant'],
}, async () => {
  await using registry = await startRegistry({ known: '', lib: 'module.exports = 90;\n' });
  using folder = repositoryWith({
    ...shop(registry, 'dependencies: frozen\n'),
    'lib/price.js': '1\n',
    'test.sh': 'echo 1..1; grep -q 90 lib/price.js && echo "ok 1 - a" && exit; echo "not ok 1 - a"; exit 1\n',
  });
  const before = folder.git('show', 'HEAD:package.json');
  const changed = before.replace('"known": "^1.0.0"', '"known": "^1.0.0",\n    "lib": "^1.0.0"');
  const writes = (path: string, content: string) => call('write', { file_path: path, content });
  const { run, tools } = await runStory(
    folder,
    doThenSay([writes('package.json', changed), writes('lib/price.js', '90\n')], 'Done.'),
  );
  expect(tools[0]).not.toContain('install');
  expect(run.outcome).toBe('passed');
  expect(run.attempts[0]?.checkpoint).toMatchObject({
    paths: ['lib/price.js'],
    heldBack: [{ path: 'package.json', reason: expect.stringMatching(/dependencies: frozen/) }],
  });
  expect(registry.asked).not.toContain('/lib');
});
