/** Carries one story to one outcome: the one place that knows every part. What its later parts need is loaded while something else is waited for. */

import { priceOf } from '../agent/prices.ts';
import { version } from '../project.ts';
import type { RecordedEvent, Run, RunEvent, Stop } from '../run/run.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { broken, brokenRun, type End } from './end.ts';
import { maskEnvironment } from './environment-secrets.ts';
import { inSandbox } from './in-sandbox.ts';
import { type Limits, openLimits } from './limits.ts';
import { openProvedSandbox } from './open-sandbox.ts';
import { type FoundCommands, findRunCommands, modeOf } from './prepare.ts';
import type { RunRequest } from './request.ts';
import { type Once, tellingOnce, usedMs } from './resume.ts';
import { openWhole } from './whole-workspace.ts';
import type { Opening, Workspace } from './workspace.ts';

/** Runs a story to its outcome. Never throws for what happened in the run: that is its outcome. */
export async function runStory(request: RunRequest): Promise<Run> {
  const { settings } = request;
  const { recorder } = request.record;
  const once = tellingOnce(request.resume, async (event) => {
    const recorded = await recorder.append(event);
    await tellOthers(request, recorded);
  });
  using limits = openLimits({
    run: recorder.run,
    timeoutMs: Math.max(0, settings.timeoutMinutes * 60_000 - usedMs(request.resume)),
    minutes: settings.timeoutMinutes,
    maxCostUsd: settings.maxCostUsd,
    signal: request.signal,
    stopRequested: async () => request.forge?.stopRequested(),
    stopSignal: request.forge?.stopSignal,
    now: () => performance.now(),
  });
  const end = await carry(request, limits, once).catch((error: unknown): End => brokenRun(recorder, error));
  await once.emit({ type: 'run-finished', ...end });
  await request.forge?.finish(recorder.run());
  return recorder.run();
}

async function tellOthers({ record, forge }: RunRequest, event: RecordedEvent): Promise<void> {
  const run = record.recorder.run();
  await record.onEvent?.(event, run);
  await forge?.onEvent(run, event);
}

async function carry(request: RunRequest, limits: Limits, once: Once): Promise<End> {
  const { emit } = once;
  const opening = openWhole(request).catch((error: unknown) => ({ stop: broken(error) }));
  // Done while the sandbox is looked at from inside. Awaited below; until then a failure must not end the process.
  const looking = Promise.withResolvers<Sandbox | undefined>();
  const { warnings, moreWarnings } = request.resolution;
  const more = looking.promise.then(() => moreWarnings?.() ?? []);
  more.catch(() => {});
  const looked = lookAround(request, opening).catch((error: unknown) => ({ stop: broken(error) }));
  const [opened, unmasked, proved, found] = await Promise.all([
    opening,
    opening.then((workspace) => ('stop' in workspace ? [] : maskEnvironment(request, workspace))),
    openProvedSandbox(request, opening, looking.resolve),
    looked,
  ]);
  looking.resolve(undefined);
  await using sandbox = 'stop' in proved ? undefined : proved.sandbox;
  await emit(started(request, 'stop' in opened ? undefined : opened, sandbox));
  for (const text of [...warnings, ...unmasked, ...unknownCost(request), ...(await more)])
    await emit({ type: 'warning', text });
  if ('stop' in opened) return opened.stop;
  if ('stop' in proved) return proved.stop;
  if ('stop' in found) return found.stop;
  if (proved.leaking !== undefined) return proved.leaking;
  // Awaited here: the sandbox must live until the run is over.
  return await inSandbox(request, limits, once, { workspace: opened, sandbox: proved.sandbox, found });
}

/** Beside the opening of the sandbox: which commands there are and, where no setup will change it, the tree as it is. */
async function lookAround(request: RunRequest, opening: Opening): Promise<FoundCommands | { stop: Stop }> {
  const workspace = await opening;
  if ('stop' in workspace) return workspace;
  const found = await findRunCommands(request, workspace);
  if (found.setup === undefined) await workspace.repository.markSetup({ untouched: true });
  return found;
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
    sandbox: sandbox?.description ?? 'none could be opened',
    base: workspace?.base ?? { branch: settings.baseBranch ?? '', commit: '' },
    parentRun: origin.parentRun,
  };
}

/** What the record calls who implemented. */
function modelName({ settings, replay }: RunRequest): string {
  if (replay?.kind === 'change') return replay.commit === undefined ? 'empty' : 'reference';
  return settings.agent === 'command' ? 'command' : settings.model;
}

/** A limit on what nobody can count would be a false promise: said before the first call. */
function unknownCost({ settings, replay }: RunRequest): string[] {
  const { agent, model, prices, review, reviewModel = model } = settings;
  if (replay?.kind === 'change') return [];
  if (agent === 'command') return ['What the agent command costs is not known, so max-cost-usd cannot hold.'];
  const unpriced = [model, ...(review ? [reviewModel] : [])].find((name) => priceOf(name, prices) === null);
  if (unpriced === undefined) return [];
  return [`What ${unpriced} costs is not known (prices has none for it), so max-cost-usd cannot hold.`];
}
