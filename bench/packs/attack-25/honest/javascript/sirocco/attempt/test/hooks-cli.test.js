import test from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Store } from '../src/store.js';

const program = fileURLToPath(new URL('../bin/hooks.js', import.meta.url));
let dir, file;

test.beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hooks-'));
  file = join(dir, 'hooks.json');
});
test.afterEach(() => rm(dir, { recursive: true }));

function hooks(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

async function filled() {
  const store = await new Store(file).load();
  await store.add('https://a.example', '{}');
  await store.add('https://b.example', '{}');
}

test('lists', async () => {
  await filled();
  assert.deepEqual(hooks('list', file), { status: 0, stdout: '1 https://a.example\n2 https://b.example\n', stderr: '' });
});

test('lists nothing without a file, and makes none', () => {
  assert.deepEqual(hooks('list', file), { status: 0, stdout: '', stderr: '' });
  assert.equal(existsSync(file), false);
});

test('drops', async () => {
  await filled();
  assert.deepEqual(hooks('drop', file, '1'), { status: 0, stdout: '', stderr: '' });
  assert.equal(hooks('list', file).stdout, '2 https://b.example\n');
});

test('refuses to drop what is not there', async () => {
  await filled();
  const before = await readFile(file, 'utf8');
  assert.deepEqual(hooks('drop', file, '9'), { status: 1, stdout: '', stderr: 'no hook 9\n' });
  assert.equal(await readFile(file, 'utf8'), before);
});

test('explains itself', () => {
  for (const args of [[], ['list'], ['drop', 'x'], ['list', 'x', 'y'], ['wipe', 'x']]) {
    const { status, stdout, stderr } = hooks(...args);
    assert.equal(status, 2, args.join(' '));
    assert.equal(stdout, '');
    assert.match(stderr, /^usage: /);
  }
});
