/** Assertions of the language that production switches off. */

import { expect, test } from 'vitest';
import { bentProcess } from '../../src/guard/bent-process.ts';
import { changedFile } from '../../src/guard/changed-file.ts';

async function found(path: string, tree: string): Promise<string[]> {
  const change = { path, status: 'added' as const };
  const file = await changedFile(change, 'source', { base: undefined, tree }, { ms: 5000 });
  return bentProcess(file).map(({ rule }) => rule);
}
const loader = 'class S { static { ClassLoader.getSystemClassLoader()';

test.each([
  ['S.java', `${loader}.setPackageAssertionStatus("mill", false); } }`],
  ['S.kt', 'object S { init { S::class.java.classLoader.setDefaultAssertionStatus(false) } }'],
  ['ring.h', '#define NDEBUG 1\n#include <assert.h>\n'],
])('%s switches assertions off', async (path, text) => {
  expect(await found(`src/${path}`, text)).toEqual(['check-switched-off']);
});

test.each([
  ['S.java', `${loader}.setDefaultAssertionStatus(true); } }`],
  ['ring.c', '#ifdef NDEBUG\nint x;\n#endif\n'],
])('%s does not', async (path, text) => {
  expect(await found(`src/${path}`, text)).toEqual([]);
});
