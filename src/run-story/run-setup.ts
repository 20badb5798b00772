/**
 * Runs the repository's setup command before the agent starts. Which environment variables it gets depends on who has written to the
 * branch.
 */

import { join } from 'node:path';
import type { Commands } from '../packages/commands.ts';
import { noScripts, withoutScripts } from '../packages/install-commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import { freeWords, killedWords } from '../run/killed-command.ts';
import { type Stop, setupFailed } from '../run/run.ts';
import { findRunCommands } from './command-detection.ts';
import { condensedLog } from './condensed-logs.ts';
import { pick, withMissingTool } from './environment.ts';
import { commandMs } from './limits.ts';
import { changedInstallInputs } from './reinstall.ts';
import type { RunRequest, Workspace } from './run-request.ts';
import type { RunPlace } from './verifier.ts';

/** Runs the setup command in the tree; a stop where it fails. `isFirst`: nothing has run here yet. */
export async function runSetup(place: RunPlace, { setup }: Commands, isFirst: boolean): Promise<Stop | undefined> {
  const { request, workspace, repository, emit } = place;
  if (setup === undefined) return undefined;
  await emit({ type: 'setup-started', command: setup });
  const { passes, warning } = await planSetup(request, workspace, setup, isFirst);
  if (warning !== undefined) await emit({ type: 'warning', text: warning });
  const { head, branch } = workspace;
  const goTo = (commit: string) => repository.moveTo(commit, repository.head.branch ?? branch);
  const started = performance.now();
  for (const [at, pass] of passes.entries()) {
    const isLast = at === passes.length - 1;
    await goTo(pass.commit);
    const log = isLast ? 'logs/setup.log' : 'logs/setup-base.log';
    const { result, exitCode, output, stop } = await runPass(place, pass, log);
    if (result === 'passed' && !isLast) continue;
    await goTo(head);
    const durationMs = performance.now() - started;
    await emit({ type: 'setup-finished', result, exitCode, durationMs, logPath: log, output });
    return stop;
  }
  return undefined;
}

async function runPass(place: RunPlace, { setup, env, withoutTestEnv, without }: SetupPass, log: string) {
  const { settings, sandbox, limits } = place;
  const { exitCode, ended, limit, free } = await sandbox.setup({
    script: withoutTestEnv ? withoutScripts(setup) : setup,
    cwd: settings.workingDirectory,
    logPath: join(place.runDir, log),
    timeoutMs: commandMs(settings, limits),
    network: 'full',
    env,
    withoutTestEnv,
    isSetup: true,
    signal: limits.signal,
  });
  if (ended === 'exited' && exitCode === 0) return { result: 'passed' as const, exitCode };
  const result = ended === 'timed-out' ? ('timed-out' as const) : ('failed' as const);
  const output = await condensedLog(place, log);
  return { result, exitCode, output, stop: limits.aborted() ?? stopped() };

  function stopped(): Stop {
    if (ended === 'limit') {
      const left = freeWords({ free });
      return setupFailed(
        'stopped',
        `The setup command \`${setup}\` was ended by the limit \`${limit}\`${left && ` (${left})`}.`,
      );
    }
    const how = result === 'timed-out' ? 'timed out' : `exited ${exitCode ?? 'from outside'}`;
    const withheld =
      without === undefined
        ? undefined
        : `It passed on the base with ${without}. Redgreen never gives that to what this branch changed. Merge the change into the base first, or start again from there.`;
    const killed = killedWords({ exitCode, free });
    const detail = [`The setup command \`${setup}\` ${how}.`, killed, withheld].filter(Boolean).join(' ');
    return withMissingTool(setupFailed('setup-command', detail), output, sandbox);
  }
}

/** One go of setup. */
interface SetupPass {
  /** Whose files are in the tree. */
  commit: string;
  setup: string;
  env: Record<string, string>;
  /** And no lifecycle scripts. */
  withoutTestEnv?: boolean;
  /** What such a pass goes without, for the words of its failure. */
  without?: string;
}

interface SetupPlan {
  passes: readonly SetupPass[];
  /** A sentence about what was left out. */
  warning?: string;
}

/**
 * On a branch that an agent has written to, the base's own setup gets the variables before anything of the branch is in the tree;
 * what the branch changed is installed after it without them. A bot's pull request gets none. `isFirst`: nothing has run here yet.
 */
export async function planSetup(
  request: RunRequest,
  workspace: Workspace,
  setup: string,
  isFirst = true,
): Promise<SetupPlan> {
  const { repository, head, base } = workspace;
  const { settings, code, host } = request;
  const { start } = code;
  const isOfBot = start.overBot || start.theirs?.bot;
  const env = pick(host.environment, settings.setupEnv);
  if (!isOfBot && (start.kind === 'new' || head === base.commit)) {
    const unset = settings.setupEnv.filter((name) => !(name in env));
    return { passes: [{ commit: head, setup, env }], ...(unset.length > 0 && { warning: unsetWords(unset) }) };
  }
  const paths = await repository.pathsBetween(base.commit, head);
  const changesPackages = isOfBot || changedManifests(paths).length > 0;
  const names = [...settings.setupEnv, ...(changesPackages ? settings.testEnv : [])];
  const without = names.filter((name) => host.environment[name] !== undefined).join(', ');
  const own: SetupPass = {
    ...{ commit: head, setup },
    ...(changesPackages ? { env: noScripts, withoutTestEnv: true } : { env: {} }),
  };
  if (without === '') return { passes: [own] };
  const ofBase =
    isOfBot || !isFirst ? undefined : (await findRunCommands(settings, { ...workspace, head: base.commit })).setup;
  if (ofBase === undefined) {
    const why = isOfBot ? "nobody has checked what a bot's branch installs" : 'an agent has written to this branch';
    return { passes: [own], warning: `Setup runs without ${without} here: ${why}.` };
  }
  const place = { repository, settings, commands: { setup }, headTree: await repository.treeOf(base.commit) };
  const changed = await changedInstallInputs(place, await repository.treeOf(head));
  const first = { commit: base.commit, setup: ofBase, env };
  if (changed.length === 0 && ofBase === setup) return { passes: [first] };
  return {
    passes: [first, { ...own, env: noScripts, withoutTestEnv: true, without }],
    warning: `Only setup of the base sees ${without}. What this branch changed (${changed.slice(0, 5).join(', ') || setup}) is then installed without that.`,
  };
}

function unsetWords(names: readonly string[]) {
  return `\`setup-env\` names what is not set here: ${names.join(', ')}. In a workflow, set it in \`env:\` of the step.`;
}
