import { test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeName } from '../src/response.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

test('names', () => {
  assert.equal(codeName({ status: 404 }), 'Not Found');
  assert.equal(codeName({ status: 503 }), 'Service Unavailable');
  assert.equal(codeName({ status: 299 }), 'Status 299');
});

test('the generated file is up to date', () => {
  const generated = execFileSync(process.execPath, [path('scripts/generate.ts')], { encoding: 'utf8' });
  assert.equal(readFileSync(path('src/codes.ts'), 'utf8'), generated);
});
