import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, explain } from '../../src/run/errors.ts';
import { filesBelowFolder } from '../support/source-files.ts';

test('each code of the catalogue is given by some place', () => {
  const elsewhere = filesBelowFolder(join(import.meta.dirname, '../../src'))
    .filter(({ path }) => path !== 'run/errors.ts')
    .map(({ text }) => text)
    .join('\n');
  // `internal` is what has no code.
  const codes = Object.keys(catalogue).filter((code) => code !== 'internal');
  expect(codes.filter((code) => !elsewhere.includes(`'${code}'`))).toEqual([]);
});

test.each([
  ['/missing/redgreen-git-XXXXXX', 'Set TMPDIR to a folder that is there and that this user may write.'],
  ['/clone/.redgreen/runs/a/outside-XXXXXX', catalogue.unwritable.fix],
])('a folder in which none can be made is named, with what helps: %s', (path, fix) => {
  const error = Object.assign(new Error('EACCES'), { syscall: 'mkdtemp', code: 'EACCES', path });
  const folder = path.slice(0, path.lastIndexOf('/'));
  expect(explain(error)).toMatchObject({ what: `A file cannot be written: ${folder} (EACCES)`, fix });
});

test('the words of others that end a message bring no second full stop', () => {
  expect(explain(new Error('Please wait before you try again. ')).what).toMatch(/: Please wait before you try again$/);
});
