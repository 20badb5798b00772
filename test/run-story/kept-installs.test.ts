/** How often an install runs that a changed manifest asks for: npm, and a registry on this machine that counts. */

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { folderWith, redgreen, repositoryWith } from '../support/cli.ts';
import { openServer } from '../support/loopback.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const root = { name: 'shop', version: '1.0.0', scripts: { test: 'node --test' } };
const named = { name: 'shop', version: '1.0.0' };
const withLib = { ...root, dependencies: { lib: '1.0.0' } };

async function registryWith(name: string, index: string) {
  using folder = folderWith({
    'package/package.json': json({ name, version: '1.0.0', main: 'index.js' }),
    'package/index.js': index,
  });
  const tarball = execFileSync('tar', ['-C', folder.path, '-czf', '-', 'package']);
  const asked: string[] = [];
  const server = await openServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('.tgz')) return void response.end(tarball);
    const dist = { tarball: `${address}${name}.tgz` };
    response.end(
      json({ name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0', dist } } }),
    );
  });
  const address = `http://localhost:${server.port}/`;
  return { ...server, address, asked };
}

const lockFile = {
  'package-lock.json': json({ ...named, lockfileVersion: 3, requires: true, packages: { '': named } }),
};
const oldTests = `const assert = require('node:assert');
const test = require('node:test');
const price = require('../src/price.js');
test('fifty', () => assert.equal(price(50), 50));
`;

/** What becomes of the same attempt, with this dependency in its manifest. */
async function runOf(registry: { port: number; address: string }, manifest: object) {
  using folder = repositoryWith({
    ...lockFile,
    'test/price.test.js': oldTests,
    '.gitignore': 'node_modules/\n',
    // An address of this machine in a lock file is held back.
    '.npmrc': `registry=${registry.address}\nomit-lockfile-registry-resolved=true\n`,
    '.github/redgreen.yml': `test-command: node --test\nsetup-command: npm ci\ntest-services: [localhost:${registry.port}]\nreview: false\nmax-iterations: 0\ntest-check: enforce\n`,
    'package.json': json(root),
    'src/price.js': 'module.exports = (amount) => amount;\n',
    'story.md': '# Ten percent off above 100\n',
  });
  using attempt = folderWith({
    'package.json': json(manifest),
    'src/price.js':
      "const lib = require('lib');\nmodule.exports = (amount) => (amount > 100 ? lib(amount) : amount);\n",
    // With another text of a base test, so that the base's tests run too.
    'test/price.test.js': `${oldTests.replace('50));', "50, 'as before'));")}test('two hundred', () => assert.equal(price(200), 180));\n`,
  });
  const packed = execFileSync('sh', ['-c', `tar -C ${attempt.path} -cz . | base64 -w0`], { encoding: 'utf8' });
  const agent = `echo ${packed} | base64 -d | tar xz --no-same-owner`;
  const args = ['run', 'story.md', '--json', '--agent', 'command', '--agent-command', agent];
  const { stdout, stderr } = await redgreen(args, { cwd: folder.path });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const run = JSON.parse(stdout) as Run;
  const at = join(folder.path, '.redgreen/runs', run.id, 'logs');
  return { run, logs: readdirSync(at, { recursive: true, encoding: 'utf8' }) };
}

test('a dependency is installed once for all that is verified, with the lock file brought up to date, and once in a fresh clone', {
  tags: 'full',
}, async () => {
  await using registry = await registryWith('lib', 'module.exports = (amount) => amount * 0.9;\n');
  const { run, logs } = await runOf(registry, withLib);
  const verification = run.attempts[0]?.verification;
  expect(run, run.detail).toMatchObject({ outcome: 'passed' });
  expect(verification).toMatchObject({ baseTests: { result: 'passed' }, install: { result: 'passed' } });
  expect(verification?.notes).toContain('Changed dependencies: package.json; setup ran again');
  expect(logs.filter((name) => name.endsWith('-setup.log'))).toEqual(['attempt-1-lock-setup.log']);
  expect(registry.asked.filter((url) => url.endsWith('.tgz'))).toHaveLength(2);
});
