import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8');

/** Each file that a text names, with the title beside it where there is one. */
function namedTests(text: string): { file: string; title: string | undefined }[] {
  return [...text.matchAll(/`([\w/-]+\.test\.ts)`(?: "([^"]+)")?/g)].map(([, file = '', title]) => ({ file, title }));
}

function absent(named: readonly { file: string; title: string | undefined }[]): string[] {
  return named.flatMap(({ file, title }) => {
    const path = join(root, 'test', file);
    if (!existsSync(path)) return [`${file} is not there`];
    return title === undefined || readFileSync(path, 'utf8').includes(title) ? [] : [`${file} has no "${title}"`];
  });
}

test('every fault from F01 to F80 has its row, in order, and each row names a test or says that there is none', () => {
  const rows = [...page.matchAll(/^\| (F\d\d) \| (.+) \| (.+) \|$/gm)];
  const ids = Array.from({ length: 80 }, (_each, index) => `F${String(index + 1).padStart(2, '0')}`);
  expect(rows.map(([, id]) => id)).toEqual(ids);
  const silent = rows.filter(([, , , held = '']) => namedTests(held).length === 0 && !/no test|no fixture/.test(held));
  expect(silent.map(([, id]) => id)).toEqual([]);
});

test('every test that the page names is there, by file and title', () => {
  const named = namedTests(page);
  expect(named.length).toBeGreaterThan(100);
  expect(absent(namedTests('`app/none.test.ts` "x", `whole/app/webhook.test.ts` "nobody wrote this"'))).toEqual([
    'app/none.test.ts is not there',
    'whole/app/webhook.test.ts has no "nobody wrote this"',
  ]);
});
