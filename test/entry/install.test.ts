/** The package as `npm install --global` takes it from an address: it brings all that it runs on. */
// @module-tag full

import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { version } from '../../src/project.ts';
import { scratch } from '../support/fixtures.ts';
import { openServer } from '../support/loopback.ts';

const call = promisify(execFile);
const root = join(import.meta.dirname, '../..');

test('an installed package runs by itself, without one from a registry', async () => {
  const folder = scratch();
  const env = { PATH: process.env.PATH, HOME: folder };
  // As the release workflow packs it.
  const { devDependencies, optionalDependencies, scripts, ...manifest } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  expect(Object.keys({ ...devDependencies, ...optionalDependencies, ...scripts }).length).toBeGreaterThan(0);
  const source = join(folder, 'source');
  const taken = (manifest.files as string[]).filter((path) => !path.startsWith('!'));
  for (const path of taken) await cp(join(root, path), join(source, path), { recursive: true });
  await writeFile(join(source, 'package.json'), JSON.stringify(manifest));
  await call('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: source, env });
  const name = (await readdir(folder)).find((each) => each.endsWith('.tgz')) ?? '';
  const packed = await readFile(join(folder, name));
  const asked: string[] = [];
  await using server = await openServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/redgreen.tar.gz') response.end(packed);
    else response.writeHead(404).end();
  });
  const quiet = ['--fetch-retries', '0', '--no-audit', '--no-fund'];
  const options = ['--registry', server.url, ...quiet, '--prefix', join(folder, 'to')];
  await call('npm', ['install', '--global', ...options, `${server.url}/redgreen.tar.gz`], { cwd: folder, env });

  const redgreen = join(folder, 'to/bin/redgreen');
  expect((await call(redgreen, ['--version'], { cwd: folder, env })).stdout.trim()).toBe(version);
  const [size = '0'] = (await call('du', ['-sk', join(folder, 'to')], { env })).stdout.split('\t');
  expect(Number(size)).toBeLessThan(15 * 1024);
  await writeFile(join(folder, 'old.mjs'), "Object.defineProperty(process.versions, 'node', { value: '20.19.1' });\n");
  const old = ['--import', join(folder, 'old.mjs'), realpathSync(redgreen), '--version'];
  const refused = await call(process.execPath, old, { cwd: folder, env }).catch((error) => error);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/^redgreen needs Node 24 or newer; .*\n$/) });
  const condensed = call(redgreen, ['condense', '--budget', '500'], { cwd: folder, env });
  condensed.child.stdin?.end('not ok 1 - takes ten\n# pass 1\n# fail 1\n');
  expect((await condensed).stdout).toContain('takes ten');
  expect(new Set(asked)).toEqual(new Set(['/redgreen.tar.gz']));
});
