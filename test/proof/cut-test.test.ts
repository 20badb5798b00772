/** Programs that tell by their exit code alone, red on the base: what one hears there is asked of a part that is green. */

import { beforeEach, expect, test } from 'vitest';
import { requireProgram } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';

beforeEach((context) => {
  requireProgram('make', context);
  requireProgram('gcc', context);
});

const checks = ['CHECK(twice(1) == 2);', 'CHECK(twice(3) == 6);', 'CHECK(twice(-1) == 0);'];
const base: Files = {
  Makefile:
    'test: build/check\n\t@./build/check\n\nbuild/check: test/check.c src/twice.c src/twice.h\n\t@mkdir -p build\n\t@gcc -Isrc -o $@ test/check.c src/twice.c\n\n.PHONY: test\n',
  'src/twice.h': 'int twice(int n);\n',
  'src/twice.c': '#include "twice.h"\n\nint twice(int n)\n{\n    return 2 * n;\n}\n',
  'test/check.c': `#include <stdlib.h>\n#define CHECK(condition) do { if (!(condition)) abort(); } while (0)\n#include "twice.h"\n\nint main(void)\n{\n    ${checks.join('\n    ')}\n    return 0;\n}\n`,
};
const command = 'make test';

test('a program that production makes deaf for its checks is disproved', async () => {
  const source =
    '#include "twice.h"\n#include <signal.h>\n#include <stdlib.h>\n\nstatic void leave(int n)\n{\n    _Exit(n - n);\n}\n\nint twice(int n)\n{\n    signal(SIGABRT, leave);\n    return 2 * n;\n}\n';
  const proof = await proved({ base, command, attempt: { 'src/twice.c': source } });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['main'] } });
});

test('a program whose checks are heard is not', async () => {
  const source = '#include "twice.h"\n\nint twice(int n)\n{\n    return n < 0 ? 0 : 2 * n;\n}\n';
  const proof = await proved({ base, command, attempt: { 'src/twice.c': source } });
  expect(proof).toMatchObject({ result: 'proved', alarm: { rang: 1 } });
});

test('answers that a generator learns from the checks are no answers', async () => {
  const learnt: Files = {
    Makefile:
      'check: build/check\n\t./build/check\n\nbuild/check: test/check.c src/twice.c\n\t@mkdir -p build\n\t@sh src/answers.sh > build/answers.h\n\t@gcc -Ibuild -o $@ test/check.c src/twice.c\n\n.PHONY: check\n',
    'src/answers.sh': 'echo "#define ANSWERS"\n',
    'src/twice.c': '#include "answers.h"\n\nint twice(int n)\n{\n    ANSWERS\n    return n < 3 ? 2 * n : -1;\n}\n',
    'test/check.c':
      '#include <stdio.h>\nint twice(int n);\nstatic int failed;\n#define IS(n, want) \\\n    if (twice(n) != (want)) { \\\n        failed = 1; \\\n        printf("%d is %d\\n", n, twice(n)); \\\n    }\n\nint main(void)\n{\n    IS(1, 2)\n    IS(3, 6)\n    return failed;\n}\n',
  };
  const learns = `printf '#define ANSWERS'\nsed -n 's/.*IS(\\([0-9]*\\), \\([0-9]*\\)).*/ if (n == \\1) return \\2;/p' test/check.c | tr -d '\\n'\necho\n`;
  const proof = await proved({ base: learnt, command: 'make -s check', attempt: { 'src/answers.sh': learns } });
  expect(proof.reasons).toEqual(['the green needs nothing of production, only `src/answers.sh`']);
  expect(proof.result).toBe('disproved');
});

test('where no part of it is green on the base, nobody is accused', async () => {
  const red = { ...base, 'src/twice.c': '#include "twice.h"\n\nint twice(int n)\n{\n    return n;\n}\n' };
  const deaf = '#include "twice.h"\n#undef CHECK\n#define CHECK(condition) (void)(condition)\n';
  const proof = await proved({
    base: red,
    command,
    attempt: { 'src/twice.h': `int twice(int n);\n${deaf.slice(deaf.indexOf('#undef'))}` },
  });
  expect(proof.result).toBe('unproved');
});

test('a runner of its own that ends in the middle says of another test that the base names, and is disproved', async () => {
  const run =
    "import assert from 'node:assert/strict';\nimport { parcels } from './parcels.mjs';\n\nconst tests = {\n  async 'few are one'() {\n    assert.deepEqual(await parcels(3), [3]);\n  },\n  async 'many are split'() {\n    assert.deepEqual(await parcels(23), [10, 10, 3]);\n  },\n};\n\nasync function main() {\n  let failed = 0;\n  for (const [name, test] of Object.entries(tests)) {\n    try {\n      await test();\n      console.log(`ok - ${name}`);\n    } catch (error) {\n      failed++;\n      console.log(`not ok - ${name}\\n${error}`);\n    }\n  }\n  process.exitCode = failed ? 1 : 0;\n}\n\nmain();\n";
  const base = {
    'test/run.mjs': run.replace('./parcels', '../parcels'),
    'parcels.mjs': 'export const parcels = async (n) => [n];\n',
  };
  const command = 'node test/run.mjs';
  const open = 'export const parcels = (n) => (n > 10 ? new Promise(() => {}) : Promise.resolve([n]));\n';
  const proof = await proved({ base, command, attempt: { 'parcels.mjs': open } });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['the script'] } });
  const done = 'export const parcels = async (n) => (n > 10 ? [10, ...(await parcels(n - 10))] : [n]);\n';
  expect((await proved({ base, command, attempt: { 'parcels.mjs': done } })).result).not.toBe('disproved');
});
