/** Counter-proof: tests that the attempt added or changed, over the base's production. Green there, they prove nothing of the change. */

import { posix } from 'node:path';
import { roleOf } from '../guard/production.ts';
import { asserts, tellsValue } from '../run/failure-kind.ts';
import type { CounterProof } from '../run/proof.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { type FoundTest, type HeardValue, testsOf } from '../syntax/bends.ts';
import { cannotLoad } from '../verify/cannot-load.ts';
import { withBaseTests } from '../verify/second.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, stoppedEarly } from './experiments.ts';
import { isOfTest, pickedFor } from './proof-tests.ts';

/** `compared`: how many of those that count as asserting came to a comparison, and did not only crash. */
interface Counted {
  counter?: CounterProof;
  compared: number;
}

export async function proveCounter(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  added: readonly FoundTest[],
): Promise<Counted> {
  const { green } = context;
  const asked = await counterRun(port, context, added);
  let compared = 0;
  if (asked === undefined) return { compared };
  const { apart, tree, picked } = asked;
  if (tree === undefined)
    return { counter: { added: apart.length, asserts: 0, missing: apart.length, green: [] }, compared };
  const run = await experiments.runToItsLimit('counter', tree, picked);
  if (run === undefined) return { compared };
  const counter: CounterProof = { added: apart.length, asserts: 0, missing: 0, green: [], logPath: run.logPath };
  const addedGreen: string[] = [];
  const programs = redPrograms(run, context, apart);
  for (const { path, test, added: isNew } of apart) {
    const failure =
      run.failures.find((one) => one.kind === undefined && isOfTest(one, test.name)) ??
      programs.find((one) => isProgramOf(one.name, path));
    const broken = run.failures.some(({ kind, file, name }) => kind !== undefined && (file ?? name).endsWith(path));
    if (failure !== undefined) {
      counter[asserts(failure) ? 'asserts' : 'missing']++;
      if (tellsValue(failure)) compared++;
    } else if (run.result === 'timed-out') counter.added--;
    else if (broken || (run.result !== 'passed' && run.failures.every(({ kind }) => kind !== undefined)))
      counter.missing++;
    else if (run.command === green.command && stoppedEarly(run, green)) counter.added--;
    // Which of them is red in a program of another name cannot be told.
    else if (programs.some(({ name }) => !apart.some((one) => isProgramOf(name, one.path)))) counter.added--;
    else {
      counter.green.push(test.name);
      if (isNew) addedGreen.push(test.name);
    }
  }
  // Red over a base that was green, and none of them is named: which it is cannot be told.
  const isUnnamed =
    run.result !== 'passed' && context.baseline?.exitCode === 0 && counter.asserts + counter.missing === 0;
  const told = addedGreen.length === 0 || isUnnamed ? {} : { addedGreen };
  return counter.added === 0 ? { compared } : { counter: { ...counter, ...told }, compared };
}

/** Begun while the alarm is tried: it is asked for whatever comes of that. */
export async function counterAhead(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  added: readonly FoundTest[],
): Promise<void> {
  const asked = port.sideBySide ? await counterRun(port, context, added) : undefined;
  if (asked?.tree !== undefined) await experiments.ahead('counter', asked.tree, asked.picked);
}

async function counterRun(port: ProofPort, context: ProofContext, added: readonly FoundTest[]) {
  const { changed, command, testPaths } = context;
  const own: string[] = [];
  for (const { path } of changed) {
    // A script that lies among the tests is a helper of theirs.
    const roles = [path, path.replace(/\.\w+$/, '')].map((one) => roleOf(one, { command, globs: testPaths }));
    if (roles.includes('test') || (await holdsTestsAlone(port, path))) own.push(path);
  }
  // Tests inside a source cannot be laid over another version of it.
  const apart = added.filter(({ path }) => own.includes(path));
  if (apart.length === 0) return undefined;
  if (await noneLoads(port, context, own, apart)) return { apart };
  return { apart, tree: await port.make('base', own, new Map()), picked: await pickedFor(port, context, apart) };
}

/** Over the base's production none of their files can be loaded: that is known without a run. */
async function noneLoads(
  port: ProofPort,
  { green: { runners = [], command } }: ProofContext,
  own: readonly string[],
  apart: readonly FoundTest[],
): Promise<boolean> {
  const filesOf = (all: readonly string[], read: (path: string) => Promise<string | undefined>) => {
    const known = new Set(all);
    return { paths: all, has: (path: string) => known.has(path), read };
  };
  const there = filesOf([...new Set([...(await port.list('base')), ...own])], (path) =>
    port.read(own.includes(path) ? 'tree' : 'base', path),
  );
  const here = filesOf(await port.list('tree'), (path) => port.read('tree', path));
  const told = `${command}\n${await port.read('tree', 'package.json')}`;
  const isPlainNode = runners.length === 1 && runners[0] === 'node:test' && !translating.test(told);
  const trees = { there, here, isPlainNode };
  for (const path of new Set(apart.map((one) => one.path)))
    if (!(await cannotLoad(path, (await port.read('tree', path)) ?? '', trees))) return false;
  return true;
}

const translating = /babel|tsx|ts-node|swc|esbuild|loader|--import|--require|register/;

/** Programs that CTest names, and not the tests in them, as far as these are red for what was added. */
function redPrograms(run: Verification, { baseline }: ProofContext, apart: readonly FoundTest[]): TestFailure[] {
  const red = run.failures.filter(({ runner, kind }) => runner === 'ctest' && kind === undefined);
  const namesTests = red.some((one) => apart.some(({ test }) => isOfTest(one, test.name)));
  const before = new Set((baseline?.failures ?? []).map(({ name }) => name));
  const isNews = ({ name }: TestFailure) => !before.has(name) || apart.some(({ path }) => isProgramOf(name, path));
  return namesTests ? [] : red.filter(isNews);
}

/** `price` and `test-price` are made of `test/price_test.c`. */
function isProgramOf(name: string, path: string): boolean {
  const [program, source] = [name, posix.basename(path).replace(/\.\w+$/, '')].map((one) =>
    one
      .toLowerCase()
      .split(/[^a-z0-9]+|(?<=^tests?)(?=[a-z])|(?=tests?$)/)
      .filter((part) => !/^tests?$|^$/.test(part))
      .join(' '),
  );
  return program !== '' && program === source;
}

/** A source of Rust in which nothing but its tests changed. */
async function holdsTestsAlone(port: ProofPort, path: string): Promise<boolean> {
  if (!path.endsWith('.rs')) return false;
  const [base, tree] = [await port.read('base', path), await port.read('tree', path)];
  if (base === undefined || tree === undefined) return false;
  const bare = (text = '') => text.replace(/\s+/g, ' ').trim();
  return bare(await withBaseTests(path, base, tree)) === bare(base);
}

/** Where most of the added tests are green without the change and have not heard a value either, nothing tests the change. */
export function idleWords(
  counter: CounterProof | undefined,
  added: readonly FoundTest[],
  valued: readonly HeardValue[],
): string[] {
  const heard = new Set(valued.map(({ found }) => found.test.name));
  const idle = (counter?.addedGreen ?? []).filter((name) => !heard.has(name));
  if (idle.length * 2 <= added.length) return [];
  return [`${named(idle)} ${idle.length === 1 ? 'is' : 'are'} green without the change, and no value was heard`];
}

/** Names of the new tests where the base was green, and so is every one of them over it: none asks for what was done. Rearranged tests are not new. */
export async function unaskedTests(
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
  return isRearranged ? [] : addedGreen.filter((name) => !names.base.has(name));
}

export function unaskedWords(tests: readonly string[]): string[] {
  if (tests.length === 0) return [];
  return [`${named(tests)} ${tests.length === 1 ? 'is' : 'are'} green without the change: no test asks for it`];
}
