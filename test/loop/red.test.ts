/** A red that comes from a test file that does not run proves nothing, whatever its runner makes of it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judgeRed } from '../../src/loop/red-proof.ts';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';
import type { TestFailure, Verification } from '../../src/run/verification.ts';

const path = 'test/ten.test.js';

function judged(log: string, failure: (found: TestFailure) => TestFailure = (found) => found) {
  const reader = logReader();
  reader.push(Buffer.from(log));
  const report = reader.end();
  const failures = report.failures.map(({ name, kind, message, file }) =>
    failure({ name, kind, message, file } as TestFailure),
  );
  const verification = {
    result: 'failed',
    counts: report.counts,
    failures,
    output: condense(report, { maxChars: 5000, exitCode: 1 }),
  } as Verification;
  return judgeRed(verification, []);
}

function recorded(number: number): string {
  return readFileSync(join(import.meta.dirname, `../fixtures/logs/node-load-error/${number}/raw.log`), 'utf8');
}

it('a test of its own that it skips again is refused', () => {
  const verification = { result: 'failed', failures: [], output: '' } as unknown as Verification;
  const skipped = { kind: 'weakened', rule: 'test-skip', path, message: 'the test “ten” is skipped' } as const;
  expect(judgeRed({ ...verification, testChanges: [skipped] }, [])).toBe('test/ten.test.js: the test “ten” is skipped');
});

it.each([
  [1, 'the test itself has a syntax error'],
  [2, 'the test itself has a syntax error'],
  [3, 'it cannot import what it names'],
])('node:test, spec reporter, load error %i', (number, problem) => {
  expect(judged(recorded(number))).toContain(problem);
});

it('a file of which the runner says no more than that it failed is judged by what was printed', () => {
  const silent = (found: TestFailure) => ({ ...found, message: "'test failed'" });
  for (const number of [1, 2, 3])
    expect(judged(recorded(number), silent)).toMatch(/^the new tests do not run|does not fail for an assertion/);
});
