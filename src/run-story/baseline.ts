/** The tests before the agent: what is red already, how many there are, whether they can run at all. */

import type { Commands, Tree } from '../packages/commands.ts';
import { wasStopped } from '../run/killed-words.ts';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { ToolVersion } from '../sandbox/tool-versions.ts';
import { fromRecord, keyOf, mayBeReused } from './kept-baseline.ts';
import { missingIn, redForNoTest } from './red-for-no-test.ts';
import { type Emit, hasWishes, type RunRequest } from './request.ts';
import type { BaselineEnd, BaselineHooks } from './running-baseline.ts';
import { watching } from './unusable-baseline.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

interface BaselinePlace extends Pick<VerifierOptions, 'headTree' | 'baseTree' | 'sandbox' | 'limits' | 'emit'> {
  verifier: Verifier;
  commands: Commands;
  /** Versions of what the commands stand on. */
  tools: readonly ToolVersion[];
  /** The files in which the commands run. */
  files: Tree;
  hooks: BaselineHooks;
  /** Setup failed, and that is what is to be mended: no test can run. */
  unprepared?: Verification;
}

/**
 * On a branch that goes on they are those of the merge base, and its head gets the whole verdict: what an earlier attempt did
 * to a test does not count. A baseline of the same tree, commands and machine that the record holds of this repository is used again.
 */
export async function runBaseline(
  request: RunRequest,
  { verifier, headTree, baseTree, commands, tools, limits, files, sandbox, hooks, unprepared, emit }: BaselinePlace,
): Promise<BaselineEnd> {
  const { settings, resume } = request;
  const { baselines } = request.record;
  const recorded = resume?.run.baseline?.tree === headTree ? resume.run.baseline : undefined;
  const unwanted = (recorded ?? unprepared) === undefined ? await limits.cancelled() : undefined;
  if (unwanted !== undefined) return { stop: unwanted };
  if (recorded === undefined) await emit({ type: 'baseline-started' });
  const goesOn = request.code.start.kind === 'again' && baseTree !== headTree;
  const key =
    goesOn || recorded !== undefined || unprepared !== undefined || !mayBeReused(request)
      ? undefined
      : await keyOf(request, headTree, commands);
  const known = key === undefined ? undefined : await fromRecord(request, { key, tools, files });
  if (goesOn && unprepared === undefined) {
    verifier.baseline = await verifier.run(baseTree, 'base', { home: 'kept', ofBase: true });
    const between = await limits.cancelled();
    if (between !== undefined) return { stop: between };
  }
  const verification =
    recorded ??
    unprepared ??
    known ??
    (await (goesOn
      ? verifier.stands(headTree, 'baseline', { announced: !hasWishes(request) })
      : verifier.run(headTree, 'baseline', { home: baseTree === headTree ? 'kept' : undefined, hooks })));
  if (hooks.signal.aborted) return { stop: { outcome: 'cancelled', detail: 'The run ended before its baseline.' } };
  verifier.baseline ??= verification;
  if (known !== undefined && key !== undefined)
    verifier.keepAgain = async () => await baselines?.keep(key, JSON.stringify(tools));
  if (recorded === undefined) await emit({ type: 'baseline-finished', verification, ...(known && { reused: true }) });
  const stopped = limits.aborted();
  if (stopped !== undefined) return { stop: stopped };
  if (verification.result === 'broken') return { stop: missingIn(cannotStart(verification), verification, sandbox) };
  const waits = await watching(verification, request.record.runDir);
  if (waits !== undefined) return { stop: waits };
  const { skipped = 0, passed = 0, failed = 0 } = verification.counts ?? {};
  if (recorded === undefined && skipped > (skipped + passed + failed) * mostSkipped)
    await emit({
      type: 'warning',
      text: `${skipped} of ${skipped + passed + failed} tests are skipped before any change.`,
    });
  const lost = verifier.baseline.reportedFailed ?? 0;
  if (lost > 0) return { stop: lostExitCode(verifier.baseline.command, lost) };
  const { result } = verification;
  const ended = result === 'passed' || (result === 'failed' && !wasStopped(verification));
  const isSure = result === 'passed' || !hooks.isAtWork();
  if (key !== undefined && known === undefined && ended && isSure) await baselines?.keep(key, JSON.stringify(tools));
  const needsGreen = request.code.start.kind === 'again' && request.code.start.theirs !== undefined;
  if (settings.baseline === 'require-green' && !needsGreen && verifier.baseline.result !== 'passed') {
    const detail = 'The tests are red before any change, and `baseline` is require-green.';
    return { stop: { outcome: 'setup-failed', cause: 'red-before', detail } };
  }
  const stop = await redForNoTest(request, { red: verification, files, sandbox });
  return stop === undefined ? { verification } : { stop };
}

const mostSkipped = 0.2;

/** No failing test could make such a run red, whatever an agent does. */
function lostExitCode(command: string, failed: number): Stop {
  const detail = `The test command \`${command}\` exits 0 although ${failed === 1 ? '1 test fails' : `${failed} tests fail`}: set pipefail, or take away what forgives them.`;
  return { outcome: 'setup-failed', cause: 'lost-exit-code', detail };
}

/** The same tests once more, when the agent has ended: what was red beside it alone is not red. */
export async function runAlone(verifier: Verifier, headTree: string, emit: Emit): Promise<BaselineEnd> {
  const verification = await verifier.run(headTree, 'baseline-alone');
  verifier.baseline = verification;
  await emit({ type: 'baseline-finished', verification });
  return { verification };
}

function cannotStart({ step, command, exitCode }: Verification): Stop {
  const why = exitCode === 126 ? 'is not executable' : 'was not found';
  const detail = `The ${step} command \`${command}\` cannot start: exit code ${exitCode}, a program in it ${why}.`;
  return { outcome: 'setup-failed', cause: 'cannot-start', detail };
}
