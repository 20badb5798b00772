/** The package as `npm install --global` takes it from an address: it brings all that it runs on. */
// @module-tag full

import { execFile } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { version } from '../../src/project.ts';

const call = promisify(execFile);
const root = join(import.meta.dirname, '../..');

test('an installed package runs by itself, without one from a registry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-install-'));
  const env = { PATH: process.env.PATH, HOME: folder };
  await call('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, env });
  const name = (await readdir(folder)).find((each) => each.endsWith('.tgz')) ?? '';
  const packed = await readFile(join(folder, name));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/redgreen.tar.gz') response.end(packed);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
  const options = [
    '--registry',
    url,
    '--fetch-retries',
    '0',
    '--no-audit',
    '--no-fund',
    '--prefix',
    join(folder, 'to'),
  ];
  await call('npm', ['install', '--global', ...options, `${url}/redgreen.tar.gz`], { cwd: folder, env });
  server.close();

  const redgreen = join(folder, 'to/bin/redgreen');
  expect((await call(redgreen, ['--version'], { cwd: folder, env })).stdout.trim()).toBe(version);
  // The Node that comes with the package is taken where the one that starts it is too old.
  const own = join(folder, 'to/lib/node_modules/redgreen/node_modules', `node-linux-${process.arch}/bin`);
  await mkdir(own, { recursive: true });
  await symlink(process.execPath, join(own, 'node'));
  await writeFile(join(folder, 'old.mjs'), "Object.defineProperty(process.versions, 'node', { value: '20.19.1' });\n");
  const onOld = (args: readonly string[]) =>
    call(process.execPath, ['--import', join(folder, 'old.mjs'), realpathSync(redgreen), ...args], {
      cwd: folder,
      env,
    });
  expect((await onOld(['--version'])).stdout.trim()).toBe(version);
  expect(await onOld(['show', 'nothing']).catch(({ code }: { code: number }) => code)).toBe(2);
  await rm(own, { recursive: true });
  const condensed = call(redgreen, ['condense', '--budget', '500'], { cwd: folder, env });
  condensed.child.stdin?.end('not ok 1 - takes ten\n# pass 1\n# fail 1\n');
  expect((await condensed).stdout).toContain('takes ten');
  // Nothing but Node itself, which is optional, was looked for elsewhere.
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(asked.filter((path) => !Object.keys(optionalDependencies).some((each) => path.includes(each)))).toEqual([
    ...new Array(asked.filter((path) => path === '/redgreen.tar.gz').length).fill('/redgreen.tar.gz'),
  ]);
  await rm(folder, { recursive: true });
});
