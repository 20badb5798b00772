/** Carries one story to one outcome: the one place that knows every part. */

import { untilGreen } from '../loop/loop.ts';
import { afterGreen } from '../loop/rework.ts';
import { testDriven } from '../loop/tdd.ts';
import { version } from '../project.ts';
import { publishable } from '../publish/publish-policy.ts';
import type { RecordedEvent, Run, RunEvent, Stop } from '../run/run.ts';
import { tellingStart } from '../sandbox/sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import type { ToolVersion } from '../sandbox/tool-versions.ts';
import type { Commands } from '../verify/commands.ts';
import { firstPrompt, mergeFeedback, modelName, openAgents, unknownCost } from './agent.ts';
import { treeOfBaseTests } from './base-tests.ts';
import { runBaseline } from './baseline.ts';
import { tellBranch } from './branches.ts';
import { openCheckpoints } from './checkpoint.ts';
import { broken, brokenRun, type End, endOf, greenOf, standing } from './end.ts';
import { type Limits, openLimits } from './limits.ts';
import { openLockFiles } from './lock-files.ts';
import { conflictText } from './merge.ts';
import { openRunSandbox, provedSandbox } from './open.ts';
import { outsideFiles, outsideWords, withOutsideFiles } from './outside-files.ts';
import { chooseCommands, commandTree, type FoundCommands, findRunCommands, runSetup } from './prepare.ts';
import { openPublisher } from './publish.ts';
import { redSetup } from './red-setup.ts';
import { hasWishes, type RunRequest } from './request.ts';
import { lastVerification, type Once, resumedSteps, tellingOnce, tellResumed, usedMs } from './resume.ts';
import { setupEnvironment } from './setup-environment.ts';
import { feedbackOn, makeSteps } from './steps.ts';
import { askTools, otherTools, pinnedTools } from './tools.ts';
import { openVerifier } from './verify.ts';
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
  const [opened, sandbox, found] = await Promise.all([
    opening,
    openRunSandbox(request, opening),
    lookAround(request, opening).catch((error: unknown) => ({ stop: broken(error) })),
  ]);
  await using closing = 'stop' in sandbox ? undefined : sandbox;
  // Beside the first events; nothing foreign runs, and the sandbox is not closed, before it has ended.
  const proving = closing && provedSandbox(request, closing).catch((error: unknown) => broken(error));
  await using _proved = { [Symbol.asyncDispose]: async () => void (await proving) };
  await emit(started(request, 'stop' in opened ? undefined : opened, closing));
  const { warnings, moreWarnings } = request.resolution;
  for (const text of [...warnings, ...unknownCost(request), ...((await moreWarnings) ?? [])])
    await emit({ type: 'warning', text });
  if ('stop' in opened) return opened.stop;
  if ('stop' in sandbox) return sandbox.stop;
  if ('stop' in found) return found.stop;
  const leaking = await proving;
  if (leaking !== undefined) return leaking;
  // Awaited here: the sandbox must live until the run is over.
  return await inSandbox(request, limits, once, { workspace: opened, sandbox, found });
}

/** Beside the opening of the sandbox: which commands there are and, where no setup will change it, the tree as it is. */
async function lookAround(request: RunRequest, opening: Opening): Promise<FoundCommands | { stop: Stop }> {
  const workspace = await opening;
  if ('stop' in workspace) return workspace;
  const found = await findRunCommands(request, workspace);
  if (found.setup === undefined) await workspace.repository.markSetup({ untouched: true });
  return found;
}

async function inSandbox(
  request: RunRequest,
  limits: Limits,
  { emit, behind }: Once,
  { workspace, sandbox, found }: { workspace: Workspace; sandbox: Sandbox; found: Commands },
): Promise<End> {
  const { settings, story } = request;
  const { repository, head, takenUp } = workspace;
  const again = request.code.start.kind === 'again' ? request.code.start : undefined;
  await tellBranch(request, workspace, emit);
  await tellResumed(request, workspace, emit);
  const commands = await chooseCommands(request, found, emit);
  if ('stop' in commands) return commands.stop;
  const failed = await runSetup(request, sandbox, await setupEnvironment(request, workspace), commands, limits, emit);
  const unprepared = failed && (await redSetup({ request, workspace, sandbox, commands, limits }, failed));
  for (const text of await pinnedTools(request, sandbox, commands, workspace)) await emit({ type: 'warning', text });
  if (failed !== undefined && unprepared === undefined) {
    const other = otherTools(sandbox, limits.signal.aborted ? [] : await askTools(request, sandbox, commands));
    return other ?? (await withOutsideFiles(request, sandbox, failed));
  }
  const headTree = await repository.treeOf(workspace.head);
  if (commands.setup !== undefined) await repository.markSetup();
  const baseTree = await treeOfBaseTests(workspace, settings.testPaths);
  const running = Promise.withResolvers<void>();
  const watched = tellingStart(sandbox, running.resolve);
  const before = { previous: lastVerification(request.resume), unprepared: unprepared !== undefined };
  const trees = { headTree, baseTree };
  const verifying = { request, workspace, sandbox: watched, commands, limits, ...trees, ...before, emit };
  const verifier = openVerifier(verifying);
  const testMs = () => verifier.baseline?.durationMs ?? 0;
  const place = { request, workspace, sandbox, limits, testMs, emit };
  let asked: Promise<ToolVersion[]> | undefined;
  const askedTools = () => {
    // Asked before anything is running: a recorded baseline may stand in for it.
    running.resolve();
    asked ??= askTools(request, sandbox, commands);
    return asked;
  };
  const files = commandTree(settings, workspace);
  const given = { verifier, ...trees, commands, tools: askedTools, limits, files, unprepared, emit };
  const tests = runBaseline(request, given);
  // Beside the baseline, once its tests are running and not while they are being started: the copy of the tree as setup left
  // it, which must be whole before the agent writes, the versions of the tools, and the agent's code.
  const begun = Promise.race([running.promise, tests]);
  const [baseline, agents, tools] = await Promise.all([
    tests,
    begun.then(() => openAgents(place)),
    begun.then(askedTools),
    begun.then(() => sandbox.freeze()),
  ]);
  await using closing = agents;
  const other = otherTools(sandbox, tools);
  if (other !== undefined) return other;
  if ('stop' in baseline) return await withOutsideFiles(request, sandbox, baseline.stop);
  const known = baseline.verification;
  if (known.result !== 'passed') {
    const outside = await outsideFiles(request, sandbox, request.record.recorder.run());
    if (outside.length > 0) await emit({ type: 'warning', text: outsideWords(outside) });
  }

  const conflicts = await conflictText(workspace, settings.maxFeedbackChars);
  const stands = again !== undefined && !hasWishes(request) && conflicts === '' && known.result === 'passed';
  const publisher = openPublisher(request, workspace, emit);
  if (workspace.merge !== undefined && conflicts === '' && takenUp === undefined) {
    const merged = { attempt: 0, commit: head, tree: headTree, last: false };
    const unpublished = await publisher.publish(merged);
    if (unpublished !== undefined) return unpublished;
  }
  if (stands && (known.second?.changedBehaviour ?? []).length === 0) {
    const detail =
      workspace.merge === undefined
        ? 'The branch is green as it stands, and nothing else was asked.'
        : `${workspace.base.branch} is merged, and the branch is green.`;
    return { outcome: 'passed', detail, verifiedTree: headTree, pushedTree: headTree };
  }

  const ending = () => limits.signal.aborted;
  // Somebody else's pull request asks for nothing: what its text names is not let go for that.
  const said = again?.theirs === undefined ? `${story.title}\n${story.body}` : '';
  const frozen = settings.dependencies === 'frozen';
  const rules = { protectedPaths: settings.protectedPaths ?? [], secrets: request.host.secrets, story: said, frozen };
  const screen = (tree: string, parent: string) =>
    publishable(repository, { tree, parent, base: workspace.base.commit }, rules);
  const updateLocks = openLockFiles(verifying);
  const keeping = { request, workspace, publisher, screen, updateLocks, tree: headTree, emit, ending };
  const checkpoints = openCheckpoints(keeping);
  const live = makeSteps({ ...place, commands, known, baseTree, verifier, checkpoints, ...closing });
  const steps = resumedSteps(live, { request, commands, known, workspace, behind });
  if (takenUp !== undefined) {
    await repository.writeTree(takenUp.tree);
    await publisher.offer();
  }
  const begins = conflicts === '' || takenUp !== undefined ? headTree : (workspace.merge?.marked ?? headTree);
  if (begins !== headTree) await repository.writeTree(begins);
  const { maxIterations, maxReworks, review } = settings;
  const told = known.result === 'passed' ? undefined : feedbackOn(request, commands, known);
  if (stands) {
    const left = await afterGreen(steps, { review, maxReworks, maxIterations }, standing(headTree, known));
    return endOf(left, request, headTree);
  }
  const end =
    settings.mode === 'tdd' && again === undefined
      ? await testDriven(steps, {
          criteria: story.criteria,
          maxCycles: settings.tddMaxCycles,
          maxIterations,
          snapshot: headTree,
          tree: headTree,
          attemptsBefore: 0,
          baseline: known,
        })
      : await untilGreen(steps, {
          phase: { name: 'standard' },
          maxIterations,
          prompt:
            conflicts === ''
              ? firstPrompt(request, commands, known, told)
              : firstPrompt(request, commands, known, undefined, mergeFeedback(conflicts, request.record.runId)),
          tree: begins,
          attemptsBefore: 0,
        });
  if (end.kind === 'stopped') return { ...end.stop, pushedTree: checkpoints.last().tree };
  const reviewed = await afterGreen(steps, { review, maxReworks, maxIterations }, greenOf(end));
  return endOf(reviewed, request, headTree);
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
    mode: settings.mode,
    model: modelName(request),
    sandbox: sandbox?.description ?? 'none could be opened',
    base: workspace?.base ?? { branch: settings.baseBranch ?? '', commit: '' },
    parentRun: origin.parentRun,
  };
}
