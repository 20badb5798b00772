/** Runs the tests before the agent changes anything, or reuses an earlier result less than a day old. */

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { arch, release } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { version } from '../project.ts';
import { wasStopped } from '../run/killed-command.ts';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { ToolVersion } from '../sandbox/tool-versions.ts';
import { picked } from './reruns.ts';
import { hasWishes, type RunRequest } from './run-request.ts';
import { unusable } from './unusable-baseline.ts';
import type { Base, BaselineHooks, RunningBaseline, Verifier } from './verifier.ts';

/** Shorter suites are waited for: then the first prompt can name what is red. */
const soonMs = 20_000;

type End = { stop: Stop } | { baseline: Verification };

/** The baseline where it ends soon or has to be waited for; else it goes on. `tools`: versions of what the commands stand on. */
export async function startBaseline(
  verifier: Verifier,
  tools: readonly ToolVersion[],
): Promise<{ stop: Stop } | Omit<Base, 'verifier'>> {
  const ending = new AbortController();
  const testing = Promise.withResolvers<void>();
  let isAtWork = false;
  const hooks = { signal: ending.signal, onTests: testing.resolve, isAtWork: () => isAtWork };
  const baseline = runBaseline(verifier, tools, hooks);
  if (verifier.sandbox.kind === 'none' || !mayRunInParallel(verifier.request)) return await baseline;
  const late = new AbortController();
  // A build that fails says that other commands are to be tried, for which nobody may have written in the tree.
  const isLate = Promise.all([wait(soonMs, undefined, { signal: late.signal }), testing.promise]).then(() => undefined);
  isLate.catch(() => undefined);
  // Also where the run ends meanwhile: the timer would hold a process that is told to end.
  const soon = await Promise.race([baseline, isLate]).finally(() => late.abort());
  if (soon !== undefined) return soon;
  isAtWork = true;

  const undecidable = new AbortController();
  let end: End | undefined;
  let isAnnounced = false;
  let settled: Promise<Stop | undefined> | undefined;
  const watched = baseline.then((ended) => {
    end = ended;
    if ('stop' in ended) undecidable.abort(ended.stop.detail);
    return ended;
  });
  // Awaited by `ended`; until then a failure must not end the process.
  watched.catch(() => undecidable.abort());
  const running: RunningBaseline = {
    signal: undecidable.signal,
    news() {
      if (isAnnounced || end === undefined || 'stop' in end) return undefined;
      isAnnounced = true;
      return newsOf(end.baseline);
    },
    ended() {
      settled ??= watched.then(async (first) => {
        if ('stop' in first) return first.stop;
        if (first.baseline.result !== 'passed') await runAlone(verifier, first.baseline);
        return undefined;
      });
      return settled;
    },
    async [Symbol.asyncDispose]() {
      ending.abort();
      await watched.catch(() => undefined);
    },
  };
  return { running };
}

/**
 * On a branch that goes on they are those of the merge base, and its head gets the whole verdict: what an earlier attempt did
 * to a test does not count. A baseline of the same tree, commands and machine that the record holds of this repository is used again.
 */
async function runBaseline(verifier: Verifier, tools: readonly ToolVersion[], hooks: BaselineHooks): Promise<End> {
  const { request, headTree, baseTree, limits, unprepared, emit } = verifier;
  const { resume, record } = request;
  const recorded = resume?.run.baseline?.tree === headTree ? resume.run.baseline : undefined;
  const given = recorded ?? unprepared;
  const unwanted = given === undefined ? await limits.cancelled() : undefined;
  if (unwanted !== undefined) return { stop: unwanted };
  if (recorded === undefined) await emit({ type: 'baseline-started' });
  const goesOn = request.code.start.kind === 'again' && baseTree !== headTree;
  const key = goesOn || given !== undefined ? undefined : await keyOf(verifier, tools);
  const known = key === undefined ? undefined : await fromRecord(request, key);
  const keep = async () => void (key !== undefined && (await record.baselines?.keep(key)));
  if (goesOn && unprepared === undefined) {
    verifier.before = await verifier.run(baseTree, 'base', { home: 'kept', ofBase: true });
    const between = await limits.cancelled();
    if (between !== undefined) return { stop: between };
  }
  const verification =
    given ??
    known ??
    (await (goesOn
      ? verifier.stands(headTree, 'baseline', !hasWishes(request))
      : verifier.run(headTree, 'baseline', { home: baseTree === headTree ? 'kept' : undefined, hooks })));
  if (hooks.signal.aborted) return { stop: { outcome: 'cancelled', detail: 'The run ended before its baseline.' } };
  verifier.before ??= verification;
  if (known !== undefined) verifier.keepAgain = keep;
  if (recorded === undefined) await emit({ type: 'baseline-finished', verification, ...(known && { reused: true }) });
  const stopped = limits.aborted();
  if (stopped !== undefined) return { stop: stopped };
  const { result, counts } = verification;
  const isSure = result === 'passed' || (result === 'failed' && !wasStopped(verification) && !hooks.isAtWork());
  if (known === undefined && isSure) await keep();
  const stop = await unusable(verifier, verification);
  if (stop !== undefined) return { stop };
  const { skipped = 0, passed = 0, failed = 0 } = counts ?? {};
  const all = skipped + passed + failed;
  if (recorded === undefined && skipped > all * mostSkipped)
    await emit({ type: 'warning', text: `${skipped} of ${all} tests are skipped before any change.` });
  return { baseline: verification };
}

const mostSkipped = 0.2;

/** Its red tests once more, when the agent has ended, and the whole suite where not all of them are red again. */
async function runAlone(verifier: Verifier, red: Verification) {
  const name = 'baseline-alone';
  const test = await picked(verifier, red.tree, red);
  const alone = test && (await verifier.run(red.tree, `${name}-picked`, { test })).failures;
  if (alone && red.failures.every((failure) => alone.some((each) => each.name === failure.name))) return;
  verifier.before = await verifier.run(verifier.headTree, name);
  await verifier.emit({ type: 'baseline-finished', verification: verifier.before });
}

/** Two suites at once on one database, or over one network, spoil each other; and what is to be mended must be known first. */
function mayRunInParallel({ settings, code, replay, resume }: RunRequest) {
  const { testServices, sandboxNetwork, mode, baseline } = settings;
  const isClosed = testServices.length === 0 && sandboxNetwork === 'none';
  const isNew = code.start.kind === 'new' && replay === undefined && resume === undefined;
  return isClosed && isNew && mode === 'standard' && baseline !== 'require-green';
}

function newsOf({ result, failures }: Verification) {
  if (result === 'passed') return 'The tests of the tree as it was before your work have ended: all green.';
  const names = failures.slice(0, 50).map(({ name }) => `- ${name}`);
  return ['The tests of the tree as it was before your work have ended. Red before you started:', ...names].join('\n');
}

/** undefined where the tests can reach something that is not in the tree – a service, a host, a variable: no earlier result stands. */
async function keyOf({ request, settings, commands, headTree }: Verifier, tools: readonly ToolVersion[]) {
  const { code, host, record, replay } = request;
  const { sandbox, sandboxNetwork, testServices, testEnv, workingDirectory, testReport, maxFeedbackChars } = settings;
  const isClosed = sandbox !== 'none' && sandboxNetwork === 'none' && testServices.length === 0 && testEnv.length === 0;
  if (record.baselines === undefined || replay !== undefined || !isClosed) return undefined;
  const { setup, build, test, env } = commands;
  const place = [workingDirectory, testReport, maxFeedbackChars, await machineImage(host.environment)];
  return createHash('sha256')
    .update(JSON.stringify([version, code.repository, headTree, setup, build, test, env, tools, place]))
    .digest('hex');
}

/** With its log beside this run's own; undefined where it is older than a day. */
async function fromRecord(
  { record: { baselines, runDir } }: RunRequest,
  key: string,
): Promise<Verification | undefined> {
  const known = await baselines?.find(key);
  if (known === undefined || wasStopped(known.verification)) return undefined;
  if (Date.now() - Date.parse(known.at) > dayMs) return undefined;
  const logPath = join(runDir, known.verification.logPath);
  await mkdir(dirname(logPath), { recursive: true });
  await copyFile(known.logPath, logPath);
  return known.verification;
}

/** Tests may depend on the date, or on what the machine has got since. */
const dayMs = 86_400_000;

/** What machine this is, as far as tests can tell: the system, its kernel, the image of a hosted runner. */
async function machineImage(environment: NodeJS.ReadOnlyDict<string>): Promise<string> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => process.platform);
  const { ImageOS = '', ImageVersion = '' } = environment;
  return [arch(), release(), ImageOS, ImageVersion, system].join('\n');
}
