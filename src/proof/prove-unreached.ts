/**
 * Is what a new test asserts come to at all? A loop over nothing, or rows that are passed over, leave it out, and the test is green. A
 * failure stands right before the last such assertion of each new test, in one run: where it is not heard, accused.
 */

import type { Edit, FoundTest } from '../syntax/bends.ts';
import { lastSheltered } from '../syntax/last-sheltered.ts';
import { isUnbuilt, treeOf } from './bent-test.ts';
import { changedFunctions } from './changed-functions.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { runningOf, runToHear, unheardBy } from './heard-tests.ts';
import { accused } from './prove-idle.ts';
import { depends } from './silent-tests.ts';

export async function proveUnreached(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  added: readonly FoundTest[],
): Promise<Tried> {
  const asked: { found: FoundTest; edits: Edit[] }[] = [];
  const changed = await changedFunctions(port, context);
  const own = new Set(changed.flatMap(({ names }) => names));
  for (const found of added) {
    const text = await port.read('tree', found.path);
    // They may run on another system.
    if (text === undefined || depends.test(found.test.text)) continue;
    const base = found.added ? undefined : ((await port.read('base', found.path)) ?? '');
    const edit = await lastSheltered(found, text, { own, ...(base !== undefined && { base }) });
    if (edit !== undefined) asked.push({ found, edits: [edit] });
  }
  if (asked.length === 0) return untried;
  const tests = asked.map(({ found }) => found);
  const tree = await treeOf(port, 'tree', asked);
  const run = await runToHear(port, context, experiments, { label: 'failing-where-it-asserts', tree, tests });
  if (run === undefined || isUnbuilt(run) || run.result === 'timed-out') return untried;
  const unheard = unheardBy(tests, run, { all: added, green: context.green });
  const silent = unheard.length === 0 ? [] : await runningOf(port, experiments, unheard);
  const edits = asked.flatMap(({ found, edits: own }) => {
    const outcome = silent.includes(found) ? ('silent' as const) : ('rang' as const);
    const shown = { after: 'a failure', outcome, logPath: run.logPath };
    return own.map(({ kind, path, line, test, before }) => ({
      kind,
      path,
      line,
      test,
      before: firstLine(before),
      ...shown,
    }));
  });
  const [first] = edits.filter(({ outcome }) => outcome === 'silent');
  if (first === undefined) return { ...untried, edits };
  const reason = `\`${first.test}\` is green where a failure stands before \`${first.before}\`: what is never come to demands nothing; let the test fail where nothing comes to it, by how many there are`;
  return { ...accused(reason), edits };
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 80) ?? '';
