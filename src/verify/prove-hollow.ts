/**
 * Over a green base: new tests that stay green whatever value they expect. Where functions that were changed do something else as well –
 * another value, no error, nothing – and they stay green, they cannot fail for what was asked: accused.
 */

import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { wrecked } from '../syntax/wrecked.ts';
import { isUnbuilt } from './bent-test.ts';
import { type ChangedFunctions, changedFunctions } from './changed-functions.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { runningOf, unheardBy } from './heard-tests.ts';
import { accused, asksForTests } from './prove-idle.ts';

export async function proveHollow(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { tests, all }: { tests: readonly FoundTest[]; all: readonly FoundTest[] },
): Promise<Tried> {
  if (tests.length === 0 || context.baseline?.exitCode !== 0 || asksForTests((context.story ?? '').trim()))
    return untried;
  const changed = await changedFunctions(port, context, true);
  const files = new Map<string, string>();
  for (const { path, spoken, source, names } of changed) {
    if (working(names).length === 0) continue;
    const text = await wrecked(spoken, source, new Set(working(names)));
    // What is not tried may be what the tests are about.
    if (text === undefined) return untried;
    files.set(path, text);
  }
  // Beside others that hear what they expect, one may be about something else.
  const asked =
    tests.length === all.length ? tests : tests.filter(({ test }) => changed.some((one) => speaksOf(test.text, one)));
  if (files.size === 0 || asked.length === 0) return untried;
  const run = await experiments.run('other-work', await port.make('tree', [], files));
  if (run === undefined || isUnbuilt(run)) return untried;
  const deaf = unheardBy(asked, run, { all, green: context.green });
  const silent = deaf.length === 0 ? [] : await runningOf(port, experiments, deaf);
  const wreckedOnes = changed.filter(({ path }) => files.has(path));
  const edits = wreckedOnes.map(({ path, line, names }): ProofEdit => {
    const told = { path, line, before: working(names).join(', '), after: 'does something else' };
    return { kind: 'other', ...told, outcome: silent.length > 0 ? 'silent' : 'rang', logPath: run.logPath };
  });
  if (silent.length === 0) return { ...untried, edits };
  const words = `${named(silent.map(({ test }) => test.name))} ${silent.length === 1 ? 'is' : 'are'} green whatever value is expected`;
  const functions = [...new Set(wreckedOnes.flatMap(({ names }) => working(names)))];
  return {
    ...accused(`${words}, and where ${named(functions)} ${functions.length === 1 ? 'does' : 'do'} something else`),
    edits,
  };
}

/** Without what they set up nothing else goes on. */
const working = (names: readonly string[]) =>
  names.filter((name) => !/^(?:initialize|constructor|__init__|__construct|__new__|new)$/.test(name));

/** It names one of the functions, or a type of their source. */
function speaksOf(text: string, { names, source }: ChangedFunctions): boolean {
  const types = source.matchAll(/^\s*(?:[a-z]+ )*(?:class|struct|interface|module|package|trait|type) ([\w:.]+)/gm);
  const words = new Set(text.match(/\w+[?!]?/g));
  return [...names, ...[...types].map(([, name = '']) => /\w+$/.exec(name)?.[0] ?? '')].some((one) => words.has(one));
}
