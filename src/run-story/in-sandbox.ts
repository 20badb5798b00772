/** A story in its sandbox, up to where the agent begins: setup, the tests as they are. Loaded while the sandbox is tried. */

import { join } from 'node:path';
import type { Commands } from '../packages/commands.ts';
import { withoutScripts } from '../packages/registries.ts';
import { freeWords, killedWords } from '../run/killed-words.ts';
import type { Stop } from '../run/run.ts';
import { tellingStart } from '../sandbox/sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import type { ToolVersion } from '../sandbox/tool-versions.ts';
import { agentMissing } from './agent-program.ts';
import { treeOfBaseTests } from './base-tests.ts';
import { runBaseline } from './baseline.ts';
import { tellBranch } from './branches.ts';
import { withBrokenFiles } from './broken-files.ts';
import type { End } from './end.ts';
import type { Limits } from './limits.ts';
import { outsideFiles, outsideWords, withOutsideFiles } from './outside-files.ts';
import { chooseCommands, commandsOfBase, commandTree } from './prepare.ts';
import type { Emit, RunRequest } from './request.ts';
import { lastVerification, type Once, tellResumed } from './resume.ts';
import { type SetupEnvironment, setupEnvironment } from './setup-environment.ts';
import { askTools, otherTools, pinnedTools, withMissingTool } from './tools.ts';
import { openVerifier } from './verify.ts';
import type { Workspace } from './workspace.ts';

/** Setup, the tests as they are, then the agent. */
export async function inSandbox(
  request: RunRequest,
  limits: Limits,
  once: Once,
  { workspace, sandbox, found }: { workspace: Workspace; sandbox: Sandbox; found: Commands },
): Promise<End> {
  const { settings } = request;
  const { repository } = workspace;
  const { emit } = once;
  await tellBranch(request, workspace, emit);
  await tellResumed(request, workspace, emit);
  const commands = await chooseCommands(request, found, emit);
  if ('stop' in commands) return commands.stop;
  const isAbsent = await agentMissing(request, sandbox, commands);
  if (isAbsent !== undefined) return isAbsent;
  const failed = await runSetup(request, sandbox, await setupEnvironment(request, workspace), commands, limits, emit);
  const { redSetup } = failed === undefined ? {} : await import('./red-setup.ts');
  const unprepared = failed && (await redSetup?.({ request, workspace, sandbox, commands, limits }, failed));
  for (const text of await pinnedTools(request, sandbox, commands, workspace)) await emit({ type: 'warning', text });
  if (failed !== undefined && unprepared === undefined) {
    const other = otherTools(sandbox, limits.signal.aborted ? [] : await askTools(request, sandbox, commands));
    const { output } = request.record.recorder.run().setup ?? {};
    const told = await withBrokenFiles(commandTree(settings, workspace), failed, output);
    return other ?? (await withOutsideFiles(request, sandbox, told));
  }
  const mayBring = commands.setup !== undefined && settings.agent === 'command';
  const notBrought = mayBring ? await agentMissing(request, sandbox, {}) : undefined;
  if (notBrought !== undefined) return notBrought;
  const headTree = await repository.treeOf(workspace.head);
  if (commands.setup !== undefined) await repository.markSetup();
  const baseTree = await treeOfBaseTests(workspace, settings.testPaths);
  const running = Promise.withResolvers<void>();
  const watched = tellingStart(sandbox, running.resolve);
  const before = { previous: lastVerification(request.resume), unprepared: unprepared !== undefined };
  const trees = { headTree, baseTree };
  const ofBase = baseTree === headTree ? undefined : await commandsOfBase(request, workspace, commands, baseTree);
  const verifying = { request, workspace, sandbox: watched, commands, ofBase, limits, ...trees, ...before, emit };
  const verifier = openVerifier(verifying);
  const testMs = () => verifier.baseline?.durationMs ?? 0;
  const place = { request, workspace, sandbox, limits, testMs, emit };
  const later = () => import('./implement-story.ts');
  let asked: Promise<ToolVersion[]> | undefined;
  const askedTools = () => {
    // Asked before anything is running: a recorded baseline may stand in for it.
    running.resolve();
    asked ??= askTools(request, sandbox, commands);
    return asked;
  };
  const files = commandTree(settings, workspace);
  const given = { verifier, ...trees, commands, tools: askedTools, limits, files, sandbox, unprepared, emit };
  const tests = runBaseline(request, given);
  // Beside the baseline, once its tests are running and not while they are being started: the copy of the tree as setup left
  // it, which must be whole before the agent writes, the versions of the tools, the agent's code, and what judges its work.
  const begun = Promise.race([running.promise, tests]);
  const loaded = Promise.all([
    begun.then(() => request.record.open?.()),
    begun.then(later).then(({ openAgents }) => openAgents(place)),
    begun.then(() => import('./condensed-log.ts')).then(({ readAhead }) => readAhead()),
  ]).then(([, opened]) => opened);
  const [baseline, agents, tools] = await Promise.all([
    tests,
    loaded,
    begun.then(askedTools),
    begun.then(() => sandbox.freeze()),
  ]);
  await using _closing = agents;
  const other = otherTools(sandbox, tools);
  if (other !== undefined) return other;
  if ('stop' in baseline) return await withOutsideFiles(request, sandbox, baseline.stop);
  const known = baseline.verification;
  if (known.result !== 'passed') {
    const outside = await outsideFiles(request, sandbox, request.record.recorder.run());
    if (outside.length > 0) await emit({ type: 'warning', text: outsideWords(outside) });
  }

  const { implementStory } = await later();
  // Awaited here: the agents must live until the run is over.
  return await implementStory(once, { known, verifier, verifying, place, agents });
}

/** Runs the setup command in the tree; undefined where it passed or there is none. */
async function runSetup(
  { settings, record }: RunRequest,
  sandbox: Sandbox,
  { env, withoutTestEnv, warning }: SetupEnvironment,
  commands: Commands,
  limits: Limits,
  emit: Emit,
): Promise<Stop | undefined> {
  if (commands.setup === undefined) return undefined;
  await emit({ type: 'setup-started', command: commands.setup });
  const logPath = join(record.runDir, 'logs', 'setup.log');
  if (warning !== undefined) await emit({ type: 'warning', text: warning });
  const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 60_000, limits.remainingMs()));
  const { exitCode, ended, limit, durationMs, free } = await sandbox.setup({
    script: withoutTestEnv ? withoutScripts(commands.setup) : commands.setup,
    cwd: settings.workingDirectory,
    logPath,
    timeoutMs,
    network: 'full',
    env,
    withoutTestEnv,
    signal: limits.signal,
    onStarted: record.open,
  });
  const result = ended === 'timed-out' ? 'timed-out' : exitCode === 0 ? 'passed' : 'failed';
  const output = result === 'passed' ? undefined : await told(logPath, settings.maxFeedbackChars);
  await emit({ type: 'setup-finished', result, exitCode, durationMs, logPath: 'logs/setup.log', output });
  if (result === 'passed') return undefined;
  const stopped = limits.aborted();
  if (stopped !== undefined) return stopped;
  if (ended === 'limit') {
    const left = freeWords({ free });
    const why = `The setup command \`${commands.setup}\` was ended by the limit \`${limit}\`${left && ` (${left})`}.`;
    return { outcome: 'setup-failed', cause: 'stopped', detail: why };
  }
  const how = result === 'timed-out' ? 'timed out' : `exited ${exitCode ?? 'from outside'}`;
  const killed = killedWords({ exitCode, free });
  const detail = [`The setup command \`${commands.setup}\` ${how}.`, killed].filter(Boolean).join(' ');
  return withMissingTool({ outcome: 'setup-failed', cause: 'setup-command', detail }, output ?? '', sandbox);
}

async function told(logPath: string, maxChars: number): Promise<string> {
  const { condensedLog } = await import('./condensed-log.ts');
  return condensedLog(logPath, maxChars);
}
