/**
 * Tries sets of setup, build and test commands on the commit where a run starts, and takes the first set under which
 * half the tests or more pass.
 */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Commands } from '../packages/commands.ts';
import { removeTree } from '../run/remove-tree.ts';
import { type StepCommands, type Stop, setupFailed } from '../run/run.ts';
import { otherToolsWords } from '../sandbox/tool-versions.ts';
import { startBaseline } from './baseline.ts';
import {
  chooseCommands,
  commandsOfBase,
  type FoundCommands,
  findRunCommands,
  heldBackLater,
} from './command-detection.ts';
import { treeOfBaseTests } from './comparison-trees.ts';
import { askTools, pinnedTools, presetMissing, withVariables } from './environment.ts';
import { redSetup } from './fresh-install.ts';
import type { RunRequest } from './run-request.ts';
import { runSetup } from './run-setup.ts';
import { openVerifier } from './tree-verifier.ts';
import type { Base, RunPlace } from './verifier.ts';

/**
 * Commands that cannot run the tests here are followed by the next ones; of several that can, fewer failing tests decide. At
 * most `mostCandidates` are tried, each once, and those of continuous integration once more over the manifest's setup;
 * what shares a failing step with an earlier one is left out.
 */
export async function chooseBase(place: RunPlace): Promise<Base | { stop: Stop }> {
  const { request, settings, limits, emit, repository } = place;
  const { alternatives = [], ...first } = await findRunCommands(settings, place.workspace);
  let queue = inOrder(request, [first, ...alternatives]);
  if (request.resume === undefined && settings.dependencies === 'open')
    for (const text of await heldBackLater(place.workspace)) await emit({ type: 'warning', text });
  const atFirst = new Set(await readdir(repository.tree));
  // What another setup made, such as a folder of builds with other options, would lead the next one astray.
  const startAfresh = async () => {
    const made = (await readdir(repository.tree)).filter((name) => !atFirst.has(name));
    for (const name of made) await removeTree(join(repository.tree, name));
  };
  const broken = new Set<string | undefined>();
  let stopped: Stop | undefined;
  let best: Base | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let last: Base | { stop: Stop } | undefined;
  for (let candidate = queue.shift(); candidate !== undefined; candidate = queue.shift()) {
    const before = request.record.recorder.run()?.baseline;
    const isFirst = last === undefined;
    const tried = await tryCommands(place, candidate, isFirst);
    last = tried;
    const { setup, baseline } = request.record.recorder.run() ?? {};
    const red = baseline === before || baseline?.result === 'passed' ? undefined : baseline;
    const step = candidate.setup !== undefined && setup?.result === 'failed' ? 'setup' : red?.step;
    const next = step === 'setup' ? (candidate.fallbacks ?? []) : [];
    if ('stop' in tried) {
      stopped ??= tried.stop;
      if (!isOfCommands(tried.stop)) return tried;
    } else {
      const share = failingShare(tried, isFirst);
      if (share < lowest) [best, lowest] = [tried, share];
      if (share <= few) queue = [];
    }
    if (step === 'setup') broken.add(candidate.setup);
    queue = [...next, ...queue.filter((one) => !fails(one, candidate, step))].filter(({ setup }) => !broken.has(setup));
    if (queue.length === 0 || limits.aborted() !== undefined) break;
    const why = 'stop' in tried ? tried.stop.detail : 'It is red here before any change.';
    await emit({ type: 'warning', text: `Not taken: ${candidate.test} (${candidate.because}). ${why}` });
    if (queue[0]?.setup !== candidate.setup) await startAfresh();
  }
  if (best === undefined) return { stop: stopped ?? { outcome: 'setup-failed', detail: 'No command was tried.' } };
  if (best === last) return best;
  await startAfresh();
  return await tryCommands(place, best.verifier.commands, false);
}

/** Whether it has the step with which `failed` ended, and all that this step stands on; a build that passed is no such. */
function fails(one: Commands, failed: Commands, step: keyof StepCommands | undefined) {
  if (step === undefined || one.setup !== failed.setup) return false;
  return one[step] === failed[step] && isDeepStrictEqual(one.env ?? {}, failed.env ?? {});
}

/** A branch may wait for its tests to be met; where most of them fail it is the command that is wrong. */
const few = 0.5;

/** A green in which nobody saw a test is little: by a guess, of a folder below, or after a command that could not run. */
function failingShare({ baseline, verifier }: Base, isFirst: boolean) {
  if (baseline === undefined || baseline.result === 'passed') {
    const { isGuess, isNested } = verifier.commands;
    return baseline && !baseline.counts && (isGuess || isNested || !isFirst) ? 0.9 : 0;
  }
  const { failed = 0, passed = 0 } = baseline.counts ?? {};
  // Red and no test failed: what else its command does cannot be done here.
  return failed === 0 ? 1 : failed / (failed + passed);
}

/** What another command may do better: a machine that lacks disk, a limit and the repository itself it cannot mend. */
function isOfCommands({ outcome, cause }: Stop) {
  const causes: (Stop['cause'] | undefined)[] = [
    'setup-command',
    'missing-tool',
    'cannot-start',
    'red-for-no-test',
    'watching',
    'lost-exit-code',
  ];
  return outcome === 'setup-failed' && causes.includes(cause);
}

/** Those of this run first where another process has begun it. */
function inOrder({ resume }: RunRequest, candidates: readonly Commands[]): Commands[] {
  const { setup, build, test } = resume?.run.commands ?? {};
  const isKnown = (one: Commands) => one.setup === setup && one.build === build && one.test === test;
  const known = candidates.flatMap((one) => [one, ...(one.fallbacks ?? [])]).filter(isKnown);
  return [...known, ...candidates.filter((one) => !isKnown(one))];
}

/** `isFirst`: no command of this repository has run here yet. */
async function tryCommands(
  { sandbox: opened, ...around }: RunPlace,
  found: FoundCommands,
  isFirst: boolean,
): Promise<Base | { stop: Stop }> {
  const { request, settings, workspace, repository, limits, emit } = around;
  const commands = await chooseCommands(settings, found, emit);
  if ('stop' in commands) return commands;
  const sandbox = withVariables(opened, commands.env);
  const place = { ...around, sandbox };
  const failed = await runSetup(place, commands, isFirst);
  const unprepared = failed && (await redSetup(place, commands, failed));
  const [pins, tools, missing] = await Promise.all([
    pinnedTools(place, commands),
    limits.signal.aborted ? [] : askTools(place, commands),
    presetMissing(request, sandbox),
  ]);
  for (const text of pins) await emit({ type: 'warning', text });
  const left = failed !== undefined && unprepared === undefined ? failed : missing;
  const others = otherToolsWords(tools, sandbox.leftOutOfPath);
  const stop = others === undefined ? left : setupFailed('hidden-toolchain', others);
  if (stop !== undefined) return { stop };
  await repository.markSetup();
  const headTree = await repository.treeOf(workspace.head);
  const baseTree = await treeOfBaseTests(workspace, settings.testPaths);
  // The tree as setup left it lies below every layer, whatever the agent writes.
  await sandbox.freeze();
  const ofBase = baseTree === headTree ? undefined : await commandsOfBase(settings, workspace, commands, baseTree);
  const previous = request.resume?.run.attempts.findLast(({ verification }) => verification)?.verification;
  const verifier = openVerifier({ ...place, commands, ofBase, headTree, baseTree, previous, unprepared });
  const started = await startBaseline(verifier, tools);
  return 'stop' in started ? started : { verifier, ...started };
}
