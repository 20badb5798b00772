/** What no reader took of a failure, and what words alone tell. */
import { expect, it } from 'vitest';
import { condense } from '../../src/reading/condense.ts';
import { logReader } from '../../src/reading/read-log.ts';

const told = (lines: string[], maxChars = 20_000) => {
  const log = logReader();
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  return condense(log.end(), { maxChars, exitCode: 1 });
};

it('what a reader leaves of a failure stands below the line that names it', () => {
  const log = Array.from({ length: 30 }, (_, i) => [
    `/x/rail.test:${i + 6}: error: test failed: rail-${i} points`,
    `==== rail-${i} points FAILED`,
    '==== Contents of test case:',
    '---- Result was:',
    `track ${i}a`,
    '---- Result should have been (exact matching):',
    `track ${i}b`,
    `==== rail-${i} FAILED`,
    '',
  ]).flat();
  const lines = told(log).split('\n');
  const at = lines.findIndex((line) => line.includes('track 17a'));
  expect(lines.slice(at - 6, at).join('\n')).toContain('rail-17 points');
});

it('a worker that crashed is told for each test that it ran', () => {
  const crash = (worker: string, test: string) => [
    '_______________________________ test_reactor.py ________________________________',
    `[${worker}] linux -- Python 3.11.2 /usr/bin/python3`,
    `worker '${worker}' crashed while running 'test_reactor.py::${test}'`,
  ];
  const steps = Array.from({ length: 2000 }, (_, i) => `step ${i} of the cooling`);
  const text = told([...crash('gw1', 'test_core'), ...crash('gw2', 'test_exits'), ...steps, '2 failed in 3.28s']);
  expect(text).toContain("worker 'gw1' crashed while running 'test_reactor.py::test_core'");
  expect(text).toContain("worker 'gw2' crashed while running 'test_reactor.py::test_exits'");
});

it('a count behind a word is no seed', () => {
  expect(told(['seed: 37 rows loaded, 40 expected'])).toContain('seed: 37 rows loaded');
  expect(told(['error: it broke', 'seed: 4711'])).toContain('seed: …');
});
