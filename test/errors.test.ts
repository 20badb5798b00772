import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../src/errors.ts';
import { filesBelowFolder } from './support/source-files.ts';

test('each code of the catalogue is given by some place', () => {
  const elsewhere = filesBelowFolder(join(import.meta.dirname, '../src'))
    .filter(({ path }) => path !== 'errors.ts')
    .map(({ text }) => text)
    .join('\n');
  // `internal` is what has no code.
  const codes = Object.keys(catalogue).filter((code) => code !== 'internal');
  expect(codes.filter((code) => !elsewhere.includes(`'${code}'`))).toEqual([]);
});
