/** Tests that stayed green when bent: which of them are dead, told by difference to the base or within the attempt itself. */

import type { TestFailure, Verification } from '../run/verification.ts';
import { bendsOf, type FoundTest } from '../syntax/bends.ts';
import { type Bent, failuresOf, isBroken, isOf, treeOf } from './bent-test.ts';
import { isHeardWhenCut } from './cut-test.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';
import { isLocated } from './located.ts';

/** Where the base cannot say whether a test would ring: nothing is proved then. */
export const mute = 'it stays green, and the base is red without naming a test';
const notLoaded = 'it cannot be loaded over the base';

/** Those of the silent ones that do ring on the base: the same test there, bent the same way, turns red. */
export async function silentByDifference(
  port: ProofPort,
  { baseline }: ProofContext,
  experiments: Experiments,
  silent: readonly Bent[],
): Promise<Bent[]> {
  const run = await experiments.run('alarm-on-base', await treeOf(port, 'base', silent));
  if (run === undefined) {
    for (const one of silent) one.reason = experiments.over();
    return [];
  }
  const failures = failuresOf(run);
  const speaks = baseline === undefined || baseline.exitCode === 0;
  const dead = silent.filter((one) => {
    if (failures.some((failure) => isOf(failure, one))) return true;
    if (failures.some((failure) => isBroken(failure, one))) {
      // Over the base it cannot be loaded; that its very failure is not heard is enough.
      one.reason = notLoaded;
      return one.edits[0]?.kind === 'fail';
    }
    if (run.result === 'passed') return false;
    if (failures.length > 0) return silent.length === 1 && one.found.test.whole && namesMore(failures, baseline);
    if (speaks || printsAnew(run, baseline, one) || isLocated(run, baseline, one, silent)) return true;
    one.reason = mute;
    return false;
  });
  const [unsaid] = silent.filter(({ reason }) => reason === mute);
  if (unsaid !== undefined && (await isHeardWhenCut(port, experiments, unsaid))) dead.push(unsaid);
  return dead;
}

/** A program with a runner of its own names what it runs: something that was green before is red, bent. */
function namesMore(failures: readonly TestFailure[], baseline: Verification | undefined): boolean {
  const before = new Set(baseline?.failures.map(({ name }) => name));
  return failures.some(({ name, kind }) => kind === undefined && !before.has(name));
}

/** What nobody reads tells it all the same: a line with the test's name that the unbent base did not print. */
function printsAnew(run: Verification, baseline: Verification | undefined, { found }: Bent): boolean {
  if (found.test.whole) return false;
  const before = new Set(baseline?.output.split('\n'));
  return run.output.split('\n').some((line) => line.includes(found.test.name) && !before.has(line));
}

/**
 * Of new ones that no base can load, or that are green on it as well, told within the attempt: a failure at the start of the test is
 * heard, so it runs, and none of the values that it expects is compared – a callback that nobody calls, a failure that is caught; or
 * not even that is heard of a test that the runner counts – a coroutine that nobody awaits –, or that stands beside others that are
 * heard: nobody runs it.
 */
export async function silentWithin(
  port: ProofPort,
  { green, baseline }: ProofContext,
  experiments: Experiments,
  { tests, silent, heard }: { tests: readonly FoundTest[]; silent: readonly Bent[]; heard: readonly Bent[] },
): Promise<Bent[]> {
  const asked = silent.filter(
    ({ reason, found }) => reason === notLoaded || (found.added && !found.test.whole && reason === undefined),
  );
  if (asked.length === 0) return [];
  const failing = asked.map((one) => ({ ...one, edits: bendsOf(one.found, 2) }));
  const run = await experiments.run('alarm-start', await treeOf(port, 'tree', failing));
  if (run === undefined) return [];
  const failures = failuresOf(run);
  const ran = ranOf(run);
  const isCounted =
    run.counts !== undefined &&
    ran === ranOf(green) &&
    ran - ranOf(baseline) === tests.filter(({ added }) => added).length;
  const certain = new Set<string>();
  for (const { path } of run.result === 'passed' ? heard.map(({ found }) => found) : [])
    if (!depends.test((await port.read('tree', path)) ?? '')) certain.add(path);
  // Over a green base no more tests ran than before and than the new ones that are heard: nobody asks for these.
  const others = tests.filter((found) => found.added && !asked.some((one) => one.found === found)).length;
  const isUnrun = run.result === 'passed' && baseline?.exitCode === 0 && ranOf(green) - ranOf(baseline) === others;
  for (const { found } of isUnrun ? asked : []) {
    // Go's tests of a folder are one program, whatever is counted.
    if (ran === 0 && !found.path.endsWith('_test.go')) continue;
    const text = `${found.path}\n${await port.read('tree', found.path)}`;
    const isBeside = heard.some((one) => placeOf(one.found.path) === placeOf(found.path));
    if (isBeside && !apart.test(text) && !depends.test(text)) certain.add(found.path);
  }
  // Alone, it is what a program that names no test is red for.
  const isAlone = asked.length === 1 && run.result === 'failed' && failures.every(({ kind }) => kind === undefined);
  return asked.filter((one) => {
    if (isAlone || failures.some((failure) => isOf(failure, one))) return comparesLiterals(one);
    return (isCounted || certain.has(one.found.path)) && !failures.some((failure) => isBroken(failure, one));
  });
}

/** A file in which something is there on some systems, versions or builds only: a test of it may run elsewhere. */
export const depends =
  /^\s*#\s*if|\bcfg\((?!tests?\))|_(?:arm\w*|amd64|386|riscv64|s390x|ppc64\w*|mips\w*|loong64|wasm)_test\.go|platform|\bwin32\b|windows|darwin|macos|\blinux\b|sys\.version|process\.version|RUBY_VERSION|PHP_OS|PHP_VERSION|GOOS|\$\^O|\bskip/im;

/** Tests that another command runs as a rule: by their path, and by marks in them. */
const apart =
  /^[^\n]*(?:e2e|integration|acceptance|bench|perf|smoke|slow|browser|manual|live|system|load|stress|fuzz)|\n\/\/ ?(?:go:build|\+build)|@pytest\.mark\.(?!parametrize)|@Tag/i;

const placeOf = (path: string) => `${path.slice(0, path.lastIndexOf('/') + 1)}*${path.slice(path.lastIndexOf('.'))}`;

const ranOf = (run: Verification | undefined) => (run?.counts?.passed ?? 0) + (run?.counts?.failed ?? 0);

/** Another assertion, with no literal in it, may be what speaks in the test. */
function comparesLiterals({ found, edits }: Bent): boolean {
  // `Ok(…)` of Rust asserts nothing.
  const asserts =
    found.test.body.text.match(
      /\b(?:[aA]ssert|[eE]xpect|[sS]hould|[cC]heck|[rR]equire)\w*|\b[A-Z_]*(?:ASSERT|CHECK|EXPECT)\w*|\bok ?\(/g,
    ) ?? [];
  // What compares nothing in several places compares nothing in another.
  const isOneForm = edits.length > 1 && new Set(asserts).size === 1;
  return edits.every(({ kind }) => kind === 'bend') && (isOneForm || edits.length >= asserts.length);
}
