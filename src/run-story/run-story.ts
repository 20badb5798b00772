/**
 * Carries out one run: opens a workspace and sandbox, runs the tests, lets the agent implement the issue, records the
 * outcome.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { priceOf } from '../agent/cost.ts';
import { credentialFiles } from '../config/provider-settings.ts';
import { reachWords } from '../config/resolve-settings.ts';
import { originOf, repositoryOf } from '../git/checkout-check.ts';
import { version } from '../project.ts';
import { catalogue } from '../run/errors.ts';
import { freeWords } from '../run/killed-command.ts';
import { type Run, type RunEvent, type Stop, setupFailed } from '../run/run.ts';
import { withMaskedLogs } from '../sandbox/masked-log.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { Sandbox, SandboxOptions } from '../sandbox/sandbox-types.ts';
import { selfTest } from '../sandbox/self-test.ts';
import { versionsInTree } from '../sandbox/tool-versions.ts';
import { secretsIn } from '../text/secret-value.ts';
import { openAgents } from './agent-and-reviewer.ts';
import { chooseBase } from './command-choice.ts';
import { modeOf } from './command-detection.ts';
import { maskEnvironment, sandboxSettings } from './environment.ts';
import { broken, implementStory } from './implement-story.ts';
import { type Limits, openLimits } from './limits.ts';
import { openWorkspace } from './open-workspace.ts';
import { refusedKeys } from './provider-check.ts';
import type { End } from './publish.ts';
import { emitOnce, emitResumed, usedMs } from './resume.ts';
import { emitBranch } from './run-branch.ts';
import { type Emit, type RunRequest, treeFolder, type Workspace, workDirOf } from './run-request.ts';

/** Runs a story to its outcome. Never throws for what happened in the run: that is its outcome. */
export async function runStory(request: RunRequest): Promise<Run> {
  const { settings } = request;
  const { recorder } = request.record;
  const emit = emitOnce(request.resume, async (event) => {
    const recorded = await recorder.append(event);
    await request.record.onEvent?.(recorded, recorder.run());
    await request.forge?.onEvent(recorder.run(), recorded);
  });
  using limits = openLimits({
    run: recorder.run,
    timeoutMs: Math.max(0, settings.timeoutMinutes * 60_000 - usedMs(request.resume)),
    minutes: settings.timeoutMinutes,
    maxCostUsd: settings.maxCostUsd,
    signal: request.signal,
    stopRequested: async () => request.forge?.stopRequested(),
    stopSignal: request.forge?.stopSignal,
    emit,
    now: () => performance.now(),
  });
  const end = await carry(request, limits, emit).catch((error: unknown): End => {
    // Without a first event there is nothing that could end.
    if (!recorder.hasBegun()) throw error;
    return broken(error);
  });
  await emit({ type: 'run-finished', ...end });
  await request.forge?.finish(recorder.run());
  return recorder.run();
}

async function carry(request: RunRequest, limits: Limits, emit: Emit): Promise<End> {
  const opened = await open(request, limits);
  const { workspace, warnings, stop } = opened;
  await using sandbox = opened.sandbox;
  await emit(started(request, workspace, sandbox));
  for (const text of [...request.resolution.warnings, ...warnings, ...unknownCost(request)])
    await emit({ type: 'warning', text });
  for (const text of reachWords(request.settings, request.resolution.sources))
    await emit({ type: 'warning', text, informational: true });
  if (stop !== undefined || workspace === undefined || sandbox === undefined)
    return stop ?? broken('nothing was opened');
  // It may have come while the job waited, or before the first comment.
  const unwanted = await limits.cancelled();
  if (unwanted !== undefined) return unwanted;
  const { repository, lacking } = workspace;
  await emitBranch(request, workspace, emit);
  await emitResumed(request, workspace, emit);

  const { settings, record } = request;
  const { runDir } = record;
  workspace.versionsOf = (programs) => versionsInTree(sandbox, programs, { runDir, folder: '.' });
  const place = { request, settings, runDir, workDir: workDirOf(request), workspace, repository };
  const base = await chooseBase({ ...place, sandbox, limits, emit });
  if ('stop' in base) {
    const { outcome, detail } = base.stop;
    return lacking === undefined || outcome !== 'setup-failed' ? base.stop : setupFailed('lfs', `${lacking} ${detail}`);
  }
  await using _ = base.running;
  await using agents = await openAgents(base);
  // Awaited here: the agents must live until the run is over.
  return await implementStory(base, agents);
}

interface Opened {
  workspace?: Workspace;
  sandbox?: Sandbox;
  warnings: string[];
  /** Where one of them could not be opened, or must not be used. */
  stop?: Stop;
}

/** Before anything foreign runs, and before any model is called. */
async function open(request: RunRequest, limits: Limits): Promise<Opened> {
  const workspace = await openWorkspace(request, limits).catch((error: unknown) => ({
    stop: limits.aborted() ?? broken(error),
  }));
  if ('stop' in workspace) return { stop: workspace.stop, warnings: [] };
  const unmasked = await maskEnvironment(request, workspace);
  const [proved, refused] = await Promise.all([
    openProvedSandbox(request, workspace).catch(
      (error: unknown): Pick<Opened, 'sandbox' | 'stop'> => ({ stop: broken(error) }),
    ),
    refusedKeys(request),
  ]);
  const lacking = workspace.lacking === undefined ? [] : [workspace.lacking];
  const warnings = [...unmasked, ...lacking, ...refused.warnings];
  const { sandbox, stop = refused.stop } = proved;
  return { workspace, sandbox, warnings, stop };
}

function started(request: RunRequest, workspace: Workspace | undefined, sandbox: Sandbox | undefined): RunEvent {
  const { story, settings, origin } = request;
  return {
    type: 'run-started',
    runId: request.record.runId,
    version,
    repository: request.code.repository,
    story: { ...story.ref, body: story.body },
    trigger: origin.trigger,
    settings: request.resolution.sources,
    maxIterations: settings.maxIterations,
    mode: modeOf(request),
    model: modelName(request),
    sandbox: sandbox?.description ?? 'none was opened',
    base: workspace?.base ?? { branch: settings.baseBranch ?? '', commit: '' },
    parentRun: origin.parentRun,
  };
}

/** What the record calls who implemented. */
function modelName({ settings, replay }: RunRequest) {
  if (replay?.kind === 'change') return replay.commit === undefined ? 'empty' : 'reference';
  return settings.agent === 'command' ? 'command' : settings.model;
}

/** A limit on what nobody can count would be a false promise: said before the first call. */
function unknownCost({ settings, replay }: RunRequest) {
  const { agent, model, prices, review, reviewModel = model } = settings;
  // The settings say that of a command-line agent.
  if (replay?.kind === 'change' || agent === 'command') return [];
  const unpriced = [model, ...(review ? [reviewModel] : [])].find((name) => priceOf(name, prices) === null);
  if (unpriced === undefined) return [];
  return [`The price of ${unpriced} is not known (set it in prices), so max-cost-usd cannot hold.`];
}

/**
 * Opens the sandbox around the tree and looks from inside whether it holds. With a stop it is one that lets out what must not be
 * seen: nothing foreign may run in it.
 */
async function openProvedSandbox(request: RunRequest, workspace: Workspace) {
  const opened = await openSandbox(await sandboxOptions(request, workspace));
  if (!opened.ok) {
    return { stop: setupFailed('sandbox', `No sandbox works here: ${opened.reason}. ${opened.fix}`) };
  }
  // Looked at by logs that nothing has masked yet.
  const stop = await lookInside(request, opened.sandbox).catch((error: unknown) => broken(error));
  const sandbox = withMaskedLogs(opened.sandbox, request.host.redact);
  return { sandbox, stop };
}

async function sandboxOptions(
  request: RunRequest,
  { repository, head, branch, base }: Workspace,
): Promise<SandboxOptions> {
  const { settings, host } = request;
  const { environment, hidden } = host;
  const { source } = request.code;
  const origin = source.kind === 'local' ? await originOf(source.clone) : repositoryOf(source.remote.url);
  const runDir = workDirOf(request);
  const tree = treeFolder(request);
  await mkdir(runDir, { recursive: true, mode: 0o700 });
  await mkdir(tree, { recursive: true });
  return {
    tree,
    runDir: join(runDir, 'sandbox'),
    ...sandboxSettings(settings, environment),
    readable: [join(request.record.runDir, 'logs')],
    hidden: [...hidden, ...credentialFiles(environment)],
    gitInside: (into, tree) => repository.fillInside(into, { commit: head, branch, base, origin, tree }),
  };
}

/** Canaries tried from inside. A sandbox that was asked to be none has nothing to prove. */
async function lookInside(request: RunRequest, sandbox: Sandbox): Promise<Stop | undefined> {
  const { settings, host } = request;
  const { hidden, environment, redact } = host;
  if (sandbox.kind === 'none') return undefined;
  const { HOME, RUNNER_TEMP } = environment;
  const closed = [HOME, RUNNER_TEMP, ...hidden, ...credentialFiles(environment)].flatMap((path) => path || []);
  // A password that is also the name of a folder is seen in paths that everybody inside has to know.
  const places = [treeFolder(request), environment.PATH ?? '', ...closed];
  const secrets = [...redact.known(), ...secretsIn(environment).map(({ value }) => value)];
  const { checks, stoppedBy } = await selfTest(sandbox, {
    runDir: join(workDirOf(request), 'sandbox'),
    network: settings.sandboxNetwork,
    closed,
    secrets: secrets.filter((secret) => !places.some((path) => path.includes(secret))),
  });
  const leaks = checks.filter(({ ok }) => !ok);
  if (leaks.length === 0) return undefined;
  if (stoppedBy !== undefined) {
    return setupFailed(
      'stopped',
      `No command can run here: the limit \`${stoppedBy.limit}\` ended the first one (${freeWords(stoppedBy)}).`,
    );
  }
  const open = leaks.map(({ name, detail }) => `${name} (${detail})`);
  const { what, fix } = catalogue['sandbox-leaks'];
  return setupFailed('sandbox', `${what}: ${open.join(', ')}. ${fix}`);
}
