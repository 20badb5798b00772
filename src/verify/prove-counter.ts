/** Counter-proof: tests that the attempt added or changed, over the base's production. Green there, they prove nothing of the change. */

import { roleOf } from '../guard/production.ts';
import { asserts } from '../run/failure-kind.ts';
import type { CounterProof } from '../run/proof.ts';
import { type FoundTest, testsOf } from '../syntax/bends.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, stoppedEarly } from './experiments.ts';
import { isOfTest } from './proof-tests.ts';

export async function proveCounter(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  added: readonly FoundTest[],
): Promise<CounterProof | undefined> {
  const { changed, command, testPaths, green } = context;
  const own = changed
    .filter(({ path }) => roleOf(path, { command, globs: testPaths }) === 'test')
    .map(({ path }) => path);
  // Tests inside a source cannot be laid over another version of it.
  const apart = added.filter(({ path }) => own.includes(path));
  if (apart.length === 0) return undefined;
  const tree = await port.make('base', own, new Map());
  const [runner] = green.runners ?? [];
  const files = [...new Set(apart.map(({ path }) => path))];
  const picked =
    runner === undefined
      ? undefined
      : await port.pick(
          runner === 'go test' || runner === 'cargo test'
            ? apart.map(({ path, test }) => ({ name: test.name, file: path, runner }))
            : files.map((path) => ({ name: path, file: path, runner, kind: 'suite' as const })),
        );
  const run = await experiments.run('counter', tree, picked);
  if (run === undefined) return undefined;
  const counter: CounterProof = { added: apart.length, asserts: 0, missing: 0, green: [], logPath: run.logPath };
  const addedGreen: string[] = [];
  for (const { path, test, added: isNew } of apart) {
    const failure = run.failures.find((one) => one.kind === undefined && isOfTest(one, test.name));
    const broken = run.failures.some(({ kind, file, name }) => kind !== undefined && (file ?? name).endsWith(path));
    if (failure !== undefined) {
      counter[asserts(failure) ? 'asserts' : 'missing']++;
    } else if (broken || (run.result !== 'passed' && run.failures.every(({ kind }) => kind !== undefined)))
      counter.missing++;
    else if (run.command === green.command && stoppedEarly(run, green)) counter.added--;
    else {
      counter.green.push(test.name);
      if (isNew) addedGreen.push(test.name);
    }
  }
  // Red over a base that was green, and none of them is named: which it is cannot be told.
  const isUnnamed =
    run.result !== 'passed' && context.baseline?.exitCode === 0 && counter.asserts + counter.missing === 0;
  const told = addedGreen.length === 0 || isUnnamed ? {} : { addedGreen };
  return counter.added === 0 ? undefined : { ...counter, ...told };
}

/** Where most of the added tests are green without the change and have not heard a value either, nothing tests the change. */
export function idleWords(
  counter: CounterProof | undefined,
  added: readonly FoundTest[],
  valued: readonly FoundTest[],
): string[] {
  const heard = new Set(valued.map(({ test }) => test.name));
  const idle = (counter?.addedGreen ?? []).filter((name) => !heard.has(name));
  if (idle.length * 2 <= added.length) return [];
  return [`${named(idle)} ${idle.length === 1 ? 'is' : 'are'} green without the change, and no value was heard`];
}

/** Where the base was green, and so is every new test over it, no test asks for what was done. Tests that were only rearranged are not new. */
export async function unaskedWords(
  port: ProofPort,
  context: ProofContext,
  counter: CounterProof | undefined,
): Promise<string[]> {
  const { addedGreen, asserts, missing } = counter ?? {};
  if (addedGreen === undefined || context.baseline?.exitCode !== 0 || asserts !== 0 || missing !== 0) return [];
  const { command, testPaths, changed } = context;
  const role = (path: string) => roleOf(path, { command, globs: testPaths });
  if (!changed.some(({ path }) => role(path) === 'production')) return [];
  const names = { base: new Set<string>(), tree: new Set<string>() };
  for (const side of ['base', 'tree'] as const) {
    for (const { path } of changed.filter((one) => role(one.path) === 'test')) {
      const { tests } = await testsOf([{ path, tree: (await port.read(side, path)) ?? '' }]);
      for (const { test } of tests) names[side].add(test.name);
    }
  }
  const isRearranged = [...names.base].some((name) => !names.tree.has(name));
  const fresh = addedGreen.filter((name) => !names.base.has(name));
  if (isRearranged || fresh.length === 0) return [];
  return [`${named(fresh)} ${fresh.length === 1 ? 'is' : 'are'} green without the change: no test asks for it`];
}
