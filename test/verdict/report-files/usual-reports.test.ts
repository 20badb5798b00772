import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Verification } from '../../../src/run/verification.ts';
import { verify } from '../../../src/verdict/build-and-test.ts';
import { scratch } from '../../support/fixtures.ts';
import { plainExec } from '../../support/plain-exec.ts';
import { stretched } from '../../support/slow-machine.ts';

let folder: string;
beforeEach(() => {
  folder = scratch();
});

const red = '<failure message="expected 2 got 3">expected 2 got 3</failure>';
const junit = (inside: string) =>
  `<testsuites><testsuite><testcase name="one"/><testcase name="is two" file="a.js" line="3">${inside}</testcase></testsuite></testsuites>`;

/** What a command tells that leaves the report at `path`. */
async function ran(
  path: string,
  inside: string,
  { exit = 0, says = 'done', baseline = {} as Partial<Verification>, writes = true },
) {
  const file = join(folder, 'written', path);
  const told = writes ? join(folder, 'told.xml') : file;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(told, junit(inside));
  const copy = writes ? `cp '${told}' '${file}'; ` : '';
  return await verify({
    exec: plainExec(join(folder, 'written')),
    commands: { test: `${copy}printf '%b\\n' '${says}'; exit ${exit}` },
    cwd: '.',
    timeoutMs: stretched(10_000),
    log: { folder: join(folder, 'logs'), name: 'a', maxChars: 5_000 },
    tree: 'a',
    root: join(folder, 'written'),
    baseline: 'counts' in baseline ? ({ failures: [], ...baseline } as Verification) : undefined,
    reports: { folder: join(folder, 'written'), globs: undefined },
  });
}

test('without test-report a report in a usual place is read where the output counts nothing', async () => {
  for (const path of [
    'junit.xml',
    'test-results/unit/results.xml',
    'modules/core/target/failsafe-reports/TEST-a.xml',
  ]) {
    const { counts, failures } = await ran(path, red, { exit: 1 });
    expect(counts, path).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(failures).toMatchObject([{ name: 'is two', file: 'a.js', line: 3 }]);
    rmSync(join(folder, 'written', path));
  }
  expect((await ran('src/reports/junit.xml', red, { exit: 1 })).counts).toBeUndefined();
});

test('an output that counts has told all, and what the tests of a reporter write is no report', async () => {
  const tap = 'TAP version 13\\nok 1 - a\\nok 2 - b\\nok 3 - c\\n1..3';
  expect((await ran('junit.xml', red, { says: tap })).counts).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(await ran('junit.xml', red, {})).toMatchObject({ result: 'passed', counts: undefined });
});

test('a failure beside exit 0 is red where such files were believed before', async () => {
  const baseline = { exitCode: 1, counts: { passed: 1, failed: 1, skipped: 0 } };
  expect(await ran('junit.xml', red, { baseline })).toMatchObject({
    result: 'failed',
    notes: ['the command exits 0, and the runner itself reports 1 failing test'],
  });
  expect(await ran('junit.xml', '', { baseline })).toMatchObject({ result: 'passed', counts: { passed: 2 } });
});

test('one that was there when the command began, and was not written again, is none of the tests', async () => {
  expect(await ran('reports/junit.xml', red, { exit: 1, writes: false })).toMatchObject({
    failures: [],
    result: 'failed',
  });
});
