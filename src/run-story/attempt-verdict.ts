/**
 * Judges an attempt: runs its tests and the base commit's, tries them over changed code, and makes a fresh install where
 * dependencies changed.
 */

import { availableParallelism } from 'node:os';
import type { Repository } from '../git/repository.ts';
import type { ProtectedTests } from '../loop/steps.ts';
import type { TestChange, Verification } from '../run/verification.ts';
import { changesOfTests, checksOf, judge, type VerdictPort } from '../verdict/verdict.ts';
import { markedFiles } from './comparison-trees.ts';
import { openDeciding } from './deciding-commands.ts';
import { installsFresh } from './fresh-install.ts';
import { picked, settleFlakes, verifiedAgain } from './reruns.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

interface Judged {
  tree: string;
  name: string;
  /** The commands' own verification of the tree, its flakes settled. */
  settled: Promise<Verification>;
  protectedTests?: ProtectedTests;
  /** A green ends the run, or may: whether its tests depend on the work is tried. */
  ends: boolean;
}

const wholeCommand = ({ build = '', test }: Verifier['commands']) => `${build} ${test}`.trim();

/** Exit 0 is only the beginning. */
async function verdictOn(verifier: Verifier, judged: Judged): Promise<Verification> {
  const { settings, commands, baseTree, repository } = verifier;
  const { tree, name, settled, protectedTests, ends } = judged;
  // Awaited by the judge, who reads the trees meanwhile.
  settled.catch(() => undefined);
  const testCheck = ends ? settings.testCheck : ('off' as const);
  const port = portOf(verifier, judged, checksOf(testCheck));
  const context = {
    name,
    paths: await repository.changesWithMoves(baseTree, tree),
    // One from the record may be asked for again meanwhile.
    get baseline() {
      return verifier.before;
    },
    known: verifier.known,
    command: wholeCommand(commands),
    testPaths: settings.testPaths,
    testEnv: settings.testEnv,
    testsMayChange: settings.testsMayChange,
    testCheck,
    findings: [...(protectedTests?.findings ?? []), ...(await sinceCycle(verifier, judged))],
  };
  return judge(port, settled, context);
}

/** In TDD the run's own tests of earlier cycles count as well. */
async function sinceCycle(
  { repository, baseTree, commands, settings }: Verifier,
  { tree, protectedTests }: Judged,
): Promise<TestChange[]> {
  if (protectedTests === undefined || protectedTests.tree === baseTree) return [];
  const from = protectedTests.tree;
  const reader = {
    read: (side: 'base' | 'attempt', path: string) => repository.readFile(side === 'base' ? from : tree, path),
  };
  const paths = await repository.changesWithMoves(from, tree);
  const context = { command: wholeCommand(commands), globs: settings.testPaths };
  const changes = await changesOfTests(paths, reader, context);
  return changes.filter(({ kind }) => kind === 'weakened');
}

/** A test that is slow on a busy machine has these as well. */
const leastMs = 10_000;
const leastOfBaseMs = 60_000;

function portOf(verifier: Verifier, { tree, name, settled }: Judged, checks: string[]): VerdictPort {
  const { repository, baseTree, limits, emit } = verifier;
  const ids = { base: baseTree, attempt: tree };
  const other = { base: tree, attempt: baseTree };
  const thrice = async (least: number) => Math.max(least, 3 * (await settled).durationMs);
  /** The check that begins with the next run: one that has nothing to run is not told. */
  let next = -1;
  const begin = async () => {
    const at = next;
    next = -1;
    const check = checks[at];
    if (check !== undefined) await emit({ type: 'check-started', name: check, number: at + 1, of: checks.length });
  };
  return {
    checking(check) {
      next = checks.indexOf(check);
    },
    list: (side) => repository.listFiles(ids[side]),
    read: (side, path) => repository.readFile(ids[side], path),
    make: async (side, taken, files) =>
      repository.treeWithFiles(await repository.treeWith(ids[side], other[side], [...taken]), files),
    async run(made, label, test) {
      await begin();
      return verifier.run(made, `mutants/${name}-${label}`, { test, mostMs: await thrice(leastMs) });
    },
    async runBase(made, label, test) {
      await begin();
      const mostMs = Math.max(await thrice(leastOfBaseMs), 3 * (verifier.before?.durationMs ?? 0));
      const red = await verifier.run(made, label, { test, mostMs, ofBase: true });
      const used = (await settled).flaky === undefined ? 0 : 1;
      return settleFlakes(verifier, { tree: made, name: label, of: tree, used, red });
    },
    pick: (failures) => picked(verifier, tree, { runners: undefined, failures: [...failures] }),
    sideBySide: ({ durationMs }) => isParallel(verifier) && durationMs > worthMs,
    remainingMs: () => limits.remainingMs(),
    async stopped() {
      const stop = await limits.cancelled();
      return stop === undefined ? undefined : `the run was stopped before its tests were checked (${stop.detail})`;
    },
    installFresh: (green) => installsFresh(verifier, { tree, name, green, begin }),
    ended: () => limits.aborted() !== undefined,
  };
}

/** Below this it is our own work that takes the time. */
const worthMs = 2_000;

/** A service, a host, or what else no namespace keeps apart would have two runs meet in it. */
const isParallel = ({ settings, sandbox }: Verifier) =>
  availableParallelism() > 1 &&
  (sandbox.kind === 'bubblewrap' || sandbox.kind === 'namespaces') &&
  settings.sandboxNetwork === 'none' &&
  settings.testServices.length === 0;

export function openJudge(
  verifier: Verifier,
  /** A verifier for other commands than the run's own. */
  open: (options: VerifierOptions) => Verifier,
): Pick<Verifier, 'stands' | 'judge'> {
  const { workspace, repository, limits, emit } = verifier;
  const deciding = openDeciding(verifier, open);
  let { previous } = verifier;
  return {
    async stands(tree, name, ends) {
      const { decided, verifier: mine, isPart } = await deciding(tree, name);
      const settled = mine.run(tree, name).then((red) => settleFlakes(mine, { tree, name, red }));
      const judged = await verdictOn(mine, { tree, name, settled, ends });
      return { ...(ends && isPart ? await heldByAll(verifier, judged, name) : judged), decided };
    },
    async judge(attempt, checkpoint, protectedTests) {
      await emit({ type: 'verification-started', attempt: attempt.number });
      const name = `attempt-${attempt.number}`;
      const { tree } = checkpoint;
      const { decided, verifier: mine, isPart } = await deciding(tree, name);
      // The agent sees its own file there and must be told that the push will not have it.
      const notes = checkpoint.heldBack
        .slice(0, 20)
        .map(({ path, reason }) => `${path} is not part of what was tested and will not be pushed: ${reason}`);
      // Of other projects it says nothing.
      const before = previous?.decided?.test === decided?.test ? previous : undefined;
      const settle = async () => {
        const verified = await verifiedAgain(mine, await mine.run(tree, name, { previous: before, notes }));
        const ignored = verified.result === 'passed' ? [] : await ignoredNotes(repository, verified.output);
        const red = { ...verified, notes: [...verified.notes, ...ignored] };
        const settled = await settleFlakes(mine, { tree, name, red });
        const marked = await markedFiles(workspace, tree);
        if (marked.length === 0) return settled;
        const note = `Conflict marks are left in ${marked.slice(0, 10).join(', ')}: bring both sides together and remove the marks.`;
        return { ...settled, result: 'failed' as const, notes: [...settled.notes, note] };
      };
      const judged = await verdictOn(mine, { tree, name, settled: settle(), protectedTests, ends: true });
      const verification: Verification = { ...(isPart ? await heldByAll(verifier, judged, name) : judged), decided };
      previous = verification;
      await emit({ type: 'verification-finished', attempt: attempt.number, verification });
      // A green that came in time stands, also where the run ends now.
      const stop = verification.result === 'passed' ? undefined : limits.aborted();
      return { verification, stop };
    },
  };
}

/** A project may use another without naming it: what is green in the touched ones must break no test of the others. */
async function heldByAll(verifier: Verifier, green: Verification, name: string): Promise<Verification> {
  if (green.result !== 'passed') return green;
  const around = { tree: green.tree, name: `${name}-all` };
  const all = await settleFlakes(verifier, { ...around, red: await verifier.run(around.tree, around.name) });
  const { newlyBroken = [] } = all.sinceBaseline ?? {};
  const isNewlyRed = newlyBroken.length > 0 || (all.result === 'failed' && verifier.before?.result === 'passed');
  // What ends the run meanwhile says nothing of it.
  return isNewlyRed && verifier.limits.aborted() === undefined ? all : green;
}

/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
async function ignoredNotes(repository: Repository, output: string) {
  // By path, by path without its extension, or by a telling name.
  const isMentioned = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const bare = path.replace(/\.[^./]+$/, '');
    return [path, ...(bare.includes('/') ? [bare] : []), ...(name.length > 5 ? [name] : [])].some((one) =>
      output.includes(one),
    );
  };
  const paths = (await repository.ignoredChanges()).filter(isMentioned);
  return paths.slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
}
