/**
 * Do the attempt's own tests hear what it changed? A new line of production is put out of action, alone, and some test must turn
 * red. It accuses nobody: code that no test hears is honest as well, and is told.
 */

import { roleOf } from '../guard/production.ts';
import type { TestFailure } from '../run/verification.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { type Mutant, mutantsOf } from '../syntax/line-mutants.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';

/** As a rule the first one is heard. */
const mostLines = 3;

/** A sentence where none of the lines is heard; undefined where one is, or none could be tried. */
export async function unheardLines(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  changed: readonly FoundTest[],
): Promise<string | undefined> {
  const added = changed.filter((one) => one.added || one.test.whole);
  if (added.length === 0) return undefined;
  const picked = await pickedFor(port, context, added);
  let unheard: (Mutant & { path: string }) | undefined;
  for (const { path, text, ...mutant } of await chosen(port, context)) {
    const lines = text.split('\n');
    lines[mutant.line - 1] = mutant.after;
    const tree = await port.make('tree', [], new Map([[path, lines.join('\n')]]));
    const run = await experiments.run('without-a-line', tree, picked);
    if (run === undefined) return undefined;
    // What does not compile without it says nothing.
    if (run.failures.some(({ kind }) => kind === 'compile')) continue;
    if (run.result !== 'passed' || run.exitCode !== 0) return undefined;
    unheard ??= { ...mutant, path };
  }
  return unheard && `no test hears \`${unheard.before.trim().slice(0, 80)}\` in ${unheard.path}`;
}

/** Of different files first. */
async function chosen(port: ProofPort, { changed, command, testPaths }: ProofContext) {
  const perFile: (Mutant & { path: string; text: string })[][] = [];
  for (const { path, status } of changed) {
    if (status === 'deleted' || roleOf(path, { command, globs: testPaths }) !== 'production') continue;
    const [base = '', text = ''] = [await port.read('base', path), await port.read('tree', path)];
    perFile.push(mutantsOf(path, base, text).map((mutant) => ({ ...mutant, path, text })));
  }
  const most = Math.max(0, ...perFile.map((mutants) => mutants.length));
  const inTurn = Array.from({ length: most }, (_, at) => perFile.flatMap((mutants) => mutants[at] ?? []));
  return inTurn.flat().slice(0, mostLines);
}

/** The files that hold them, where the runner can pick. */
async function pickedFor(port: ProofPort, { green }: ProofContext, added: readonly FoundTest[]) {
  const [runner] = green.runners ?? [];
  if (runner === undefined) return undefined;
  const files = [...new Set(added.map(({ path }) => path))];
  const byName = runner === 'go test' || runner === 'cargo test';
  const asked: TestFailure[] = byName
    ? added.map(({ path, test }) => ({ name: test.name, file: path, runner }))
    : files.map((path) => ({ name: path, file: path, runner, kind: 'suite' }));
  return port.pick(asked);
}
