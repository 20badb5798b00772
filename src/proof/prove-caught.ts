/**
 * A new test that fails where nothing was thrown, and catches that failure with the rest: with nothing left before its failure it must
 * turn red. It needs no base: whatever the code does, it is green.
 */

import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { caughtFailures } from '../syntax/caught.ts';
import { isUnbuilt, treeOf } from './bent-test.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { runningOf, unheardBy } from './heard-tests.ts';

/** No run where no test is written like that. */
export async function proveCaught(
  port: ProofPort,
  { green }: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const perFile = [...Map.groupBy(tests, ({ path }) => path)].map(async ([path, own]) =>
    caughtFailures(path, (await port.read('tree', path)) ?? '', own),
  );
  const bent = (await Promise.all(perFile)).flat();
  if (bent.length === 0) return untried;
  const run = await experiments.run('only-failing', await treeOf(port, 'tree', bent));
  if (run === undefined || isUnbuilt(run)) return untried;
  const found = bent.map((one) => one.found);
  const unheard = unheardBy(found, run, { all: tests, green });
  const silent = unheard.length === 0 ? [] : await runningOf(port, experiments, unheard);
  const edits = bent.map(({ found: one, edits: [edit] }): ProofEdit => {
    const told = { path: one.path, line: one.test.line, test: one.test.name };
    const before = edit?.before.trim().slice(0, 200) ?? '';
    const outcome = silent.includes(one) ? 'silent' : 'rang';
    return { kind: 'fail', ...told, before, after: 'nothing', outcome, logPath: run.logPath };
  });
  if (silent.length === 0) return { ...untried, edits };
  const names = named(silent.map(({ test }) => test.name));
  const [verb, its] = silent.length === 1 ? ['catches', 'it does'] : ['catch', 'they do'];
  const reason = `${names} ${verb} the failure with which ${its} not pass: green where nothing else is left before it, so only the error that is wanted may be caught`;
  return { edits, reasons: [reason], stopped: true };
}
