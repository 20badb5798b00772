/** A bent test: what stands in its place, and what a run says of it. */

import type { ProofEdit } from '../run/proof.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { type Edit, type FoundTest, withEdits } from '../syntax/bends.ts';
import type { Sharp } from '../syntax/near-bends.ts';
import type { ProofPort, Side } from './experiments.ts';
import { isOfTest } from './proof-tests.ts';

export interface Bent {
  found: FoundTest;
  /** At least one. */
  edits: Edit[];
  outcome?: 'rang' | 'unusable';
  reason?: string;
  /** The last run with this bent in it was green. */
  green?: boolean;
  logPath?: string;
  /** A bend of it was not heard: what broke when bent, or did not compile, may hear its values all the same. */
  unheard?: boolean;
  /** The first round's bend, where it was a sharper one; green: its run did not hear it. `whole`: that run came to its end. */
  sharp?: Sharp & { wasRed: boolean; green?: boolean; whole?: boolean };
}

/** One side with the files of these tests as the attempt has them, bent. */
export async function treeOf(port: ProofPort, side: Side, bent: readonly Bent[]): Promise<string> {
  const files = new Map<string, string>();
  for (const [path, own] of Map.groupBy(bent, ({ found }) => found.path)) {
    const text = await port.read('tree', path);
    if (text === undefined) continue;
    files.set(
      path,
      withEdits(
        text,
        own.flatMap(({ edits }) => edits),
      ),
    );
  }
  return port.make(side, [], files);
}

/** make says of every red recipe, a test's too, what it says of a compiler's. */
export function failuresOf(run: Verification): TestFailure[] {
  return run.failures.filter(({ runner }) => runner !== 'make');
}

/** What does not compile says nothing of a test. */
export function isUnbuilt({ failures }: Verification): boolean {
  const unbuilt = failures.filter(({ kind }) => kind === 'compile');
  const isTold = failures.some(({ kind }) => kind === undefined);
  return unbuilt.some(({ runner }) => runner !== 'make' || !isTold);
}

export function isOf(failure: TestFailure, { found }: Pick<Bent, 'found'>): boolean {
  if (found.test.whole) return (failure.file ?? failure.name).endsWith(found.path);
  if (failure.kind !== undefined || !sameFile(failure.file, found.path)) return false;
  const { name } = found.test;
  // ExUnit has what is described before it, with nothing between.
  if (found.path.endsWith('.exs') && failure.name.endsWith(` ${name}`)) return true;
  if (isOfTest(failure, name)) return true;
  // A program with checks of its own tells them by the names that it gives them.
  if (name !== 'main') return false;
  return isProgram(failure.name, found.path) || found.test.body.text.includes(`"${failure.name}"`);
}

/** The word of what runs whole programs, of the one that holds these tests. */
export function isOfProgram({ name, kind, runner }: TestFailure, { found }: Pick<Bent, 'found'>): boolean {
  return kind === undefined && runner === 'ctest' && isProgram(name, found.path);
}

/** What runs programs calls one by a name of its own: `eval`, of `tests/eval_test.cpp`. */
function isProgram(name: string, path: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z\d]|tests?|check/g, '');
  const stem = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  return bare(name) !== '' && bare(name) === bare(stem);
}

/** The failure of one of several tests: where a name with placeholders fits that of another, it is the other's. */
export function failureOf(
  failures: readonly TestFailure[],
  one: Pick<Bent, 'found'>,
  all: readonly Pick<Bent, 'found'>[],
): TestFailure | undefined {
  const others = placeholder.test(one.found.test.name)
    ? all.filter((other) => !placeholder.test(other.found.test.name))
    : [];
  return failures.find((failure) => isOf(failure, one) && !others.some((other) => isOf(failure, other)));
}
const placeholder = /%[sdifjoOp#]|\$\{|#\{|\$\w/;

/** For the record: each edit, and what came of it. */
export function told(one: Bent, dead: readonly Bent[]): ProofEdit[] {
  const outcome = dead.includes(one) ? 'silent' : (one.outcome ?? 'unusable');
  return one.edits.map(({ kind, path, line, test, before, after }) => ({
    ...{ kind, path, line, test, before: short(before), after: short(after), outcome },
    ...(one.logPath === undefined ? {} : { logPath: one.logPath }),
  }));
}

export const short = (text: string, most = 200) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Whether it is what the attempt is about: it wrote it, made it green, or the test has spoken already. */
export function isAsked(one: Bent, baseline: Verification | undefined): boolean {
  return (
    one.found.changed || one.outcome === 'rang' || (baseline?.failures ?? []).some((failure) => isOf(failure, one))
  );
}

/** Where a run never ends, or ends at each first failure, only what the attempt is about is asked again. */
export function leaveOthers(
  waiting: readonly Bent[],
  baseline: Verification | undefined,
  { result }: Verification,
): void {
  const reason = result === 'timed-out' ? 'bent, the run does not come to its end' : 'the runner stopped before it';
  if (!waiting.some((one) => isAsked(one, baseline))) return;
  for (const one of waiting) if (!isAsked(one, baseline)) Object.assign(one, { outcome: 'unusable', reason });
}

/** Its file, or in a compiled language its folder, could not run at all. */
export function isBroken({ kind, file, name }: TestFailure, { found }: Pick<Bent, 'found'>): boolean {
  if (kind === undefined) return false;
  return sameFile(file ?? name, found.path) || kind === 'compile' || (file ?? name).includes(folderOf(found.path));
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1) || path;

function sameFile(file: string | undefined, path: string): boolean {
  // A frame in the code itself may be told in the place of the test's file.
  return (
    file === undefined ||
    file === path ||
    file.endsWith(`/${path}`) ||
    path.endsWith(`/${file}`) ||
    !/test|spec/i.test(file)
  );
}
