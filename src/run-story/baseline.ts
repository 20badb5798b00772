/** The tests before the agent: what is red already, how many there are, whether they can run at all. */

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { arch, release } from 'node:os';
import { dirname, join } from 'node:path';
import type { Commands, Tree } from '../packages/commands.ts';
import { version } from '../project.ts';
import { wasStopped } from '../run/killed-words.ts';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { ToolVersion } from '../sandbox/tool-versions.ts';
import { type Emit, hasWishes, type RunRequest } from './request.ts';
import type { BaselineEnd, BesideAgent } from './running-baseline.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

interface BaselinePlace extends Pick<VerifierOptions, 'headTree' | 'baseTree' | 'sandbox' | 'limits' | 'emit'> {
  verifier: Verifier;
  commands: Commands;
  /** Versions of what the commands stand on. */
  tools: readonly ToolVersion[];
  /** The files in which the commands run. */
  files: Tree;
  beside: BesideAgent;
  /** Setup failed, and that is what is to be mended: no test can run. */
  unprepared?: Verification;
}

/**
 * On a branch that goes on they are those of the merge base, and its head gets the whole verdict: what an earlier attempt did
 * to a test does not count. A baseline of the same tree, commands and machine that the record holds of this repository is used again.
 */
export async function runBaseline(
  request: RunRequest,
  { verifier, headTree, baseTree, commands, tools, limits, files, sandbox, beside, unprepared, emit }: BaselinePlace,
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
  const known = key === undefined ? undefined : await fromRecord(request, key, tools);
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
      ? verifier.stands(headTree, 'baseline', { told: !hasWishes(request) })
      : verifier.run(headTree, 'baseline', { home: baseTree === headTree ? 'kept' : undefined, beside })));
  if (beside.signal.aborted) return { stop: { outcome: 'cancelled', detail: 'The run ended before its baseline.' } };
  verifier.baseline ??= verification;
  if (recorded === undefined) await emit({ type: 'baseline-finished', verification, ...(known && { reused: true }) });
  const stopped = limits.aborted();
  if (stopped !== undefined) return { stop: stopped };
  const { missingIn, redForNoTest } = await import('./red-for-no-test.ts');
  if (verification.result === 'broken') return { stop: missingIn(cannotStart(verification), verification, sandbox) };
  const lost = verifier.baseline.reportedFailed ?? 0;
  if (lost > 0) return { stop: lostExitCode(verifier.baseline.command, lost) };
  const { result } = verification;
  const ended = result === 'passed' || (result === 'failed' && !wasStopped(verification));
  const isSure = result === 'passed' || !beside.isAtWork();
  if (key !== undefined && known === undefined && ended && isSure) await baselines?.keep(key, JSON.stringify(tools));
  const asksForGreen = request.code.start.kind === 'again' && request.code.start.theirs !== undefined;
  if (settings.baseline === 'require-green' && !asksForGreen && verifier.baseline.result !== 'passed') {
    const detail = 'The tests are red before any change, and `baseline` is require-green.';
    return { stop: { outcome: 'setup-failed', cause: 'red-before', detail } };
  }
  const stop = await redForNoTest(request, { verifier, tree: headTree, red: verification, limits, files, sandbox });
  return stop === undefined ? { verification } : { stop };
}

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

/** Where the tests can reach something that is not in the tree – a service, a host, a variable – no earlier result stands. */
function mayBeReused({ record, replay, settings }: RunRequest): boolean {
  const { sandbox, sandboxNetwork, testServices, testEnv } = settings;
  const closed = sandbox !== 'none' && sandboxNetwork === 'none' && testServices.length === 0 && testEnv.length === 0;
  return record.baselines !== undefined && replay === undefined && closed;
}

async function keyOf(request: RunRequest, tree: string, commands: Commands): Promise<string> {
  const { settings, code, host } = request;
  const { setup, build, test } = commands;
  const { workingDirectory, testReport, maxFeedbackChars } = settings;
  const place = [workingDirectory, testReport, maxFeedbackChars, await machineImage(host.environment)];
  return createHash('sha256')
    .update(JSON.stringify([version, code.repository, tree, setup, build, test, place]))
    .digest('hex');
}

/** With its log beside this run's own; undefined where the tools are others by now. */
async function fromRecord(
  { record: { baselines, runDir } }: RunRequest,
  key: string,
  tools: readonly ToolVersion[],
): Promise<Verification | undefined> {
  const known = await baselines?.find(key);
  if (known === undefined || wasStopped(known.verification) || known.tools !== JSON.stringify(tools)) return undefined;
  const logPath = join(runDir, known.verification.logPath);
  await mkdir(dirname(logPath), { recursive: true });
  await copyFile(known.logPath, logPath);
  return known.verification;
}

function cannotStart({ step, command, exitCode }: Verification): Stop {
  const why = exitCode === 126 ? 'is not executable' : 'was not found';
  const detail = `The ${step} command \`${command}\` cannot start: exit code ${exitCode}, a program in it ${why}.`;
  return { outcome: 'setup-failed', cause: 'cannot-start', detail };
}

/** What machine this is, as far as tests can tell: the system, its kernel, the image of a hosted runner. */
async function machineImage(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => process.platform);
  const { ImageOS = '', ImageVersion = '' } = environment;
  return [arch(), release(), ImageOS, ImageVersion, system].join('\n');
}
