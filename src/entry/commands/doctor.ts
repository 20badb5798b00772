/**
 * Defines `redgreen doctor`, which checks whether all is there that a run needs, and says how to fix what is missing.
 */

import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkApp, isAppMachine } from '../../app/check-app.ts';
import { ownKeys } from '../../config/provider-settings.ts';
import type { Settings } from '../../config/settings.ts';
import { branchName } from '../../git/branch-name.ts';
import { originOf } from '../../git/checkout-check.ts';
import { checkGit } from '../../git/git.ts';
import { checkRepositoryOnGitHub } from '../../github/check-repository.ts';
import { attempt, type Check, fail, ok, warn } from '../../run/doctor-check.ts';
import { explain, refuseProblems } from '../../run/errors.ts';
import { temporaryFolder } from '../../run/remove-tree.ts';
import { openSandbox } from '../../sandbox/sandbox.ts';
import { leakChecks } from '../../sandbox/self-test.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { checkRepository } from '../check-clone.ts';
import { type Clone, openClone, settingsHere } from '../local-clone.ts';
import { checkProvider, secretName } from '../model-key-check.ts';
import { unwritableRecord } from '../run-database.ts';
import type { CommandFile, CommandIo, ExitCode } from '../subcommand.ts';
import { paint, type Tone, wantsColours } from '../terminal.ts';
import { workflowPath } from '../workflow-text.ts';

export const command: CommandFile = {
  place: 50,
  declare: (doctor) =>
    doctor
      .description('check everything a run needs, and say what to do about it')
      .option('--offline', 'ask neither GitHub nor the model provider')
      .option('--live', 'try the real model with a red attempt and a review, for about $0.10; asks first')
      .option('--yes', 'do not ask before --live spends it')
      .option('--json', 'print the checks as JSON'),
  notes:
    '\nExits 1 if something keeps a run from starting. On a machine that runs the App\n(REDGREEN_APP_ID is set, or it is registered) it checks the App too.\n',
  examples: ['redgreen doctor', 'redgreen doctor --live', 'GITHUB_TOKEN=$(gh auth token) redgreen doctor --json'],
  /** Exit 0 where a run can start, warnings included; 1 where something keeps it from starting. */
  async run(io, options: Options) {
    if (options.live) return examineLive(io, options);
    return print(io, await allChecks(io, options.offline === true), options);
  },
};

interface Options {
  offline?: boolean;
  live?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** Exit 2 where nothing was tried. */
async function examineLive(io: CommandIo, options: Options): Promise<ExitCode> {
  const clone = await openClone(io).catch(() => undefined);
  await clone?.[Symbol.asyncDispose]();
  const { settings, problems } = settingsHere(io, clone);
  refuseProblems('bad-settings', problems);
  // Loaded here alone: it brings the agent along.
  const { openLive } = await import('../live-check-consent.ts');
  const live = await openLive(io, settings, options.yes === true);
  if ('refused' in live) {
    io.stderr.write(`${visibleLine(live.refused, 2000)}\n`);
    return 2;
  }
  return print(io, live.checks, options);
}

async function print(io: CommandIo, checks: Check[] | AsyncIterable<Check>, { json }: Options): Promise<ExitCode> {
  const colours = wantsColours(io.stdout, io.environment);
  const printed: Check[] = [];
  for await (const check of checks) {
    printed.push(check);
    if (!json) io.stdout.write(`${lines(check, colours)}\n`);
  }
  const isRight = printed.every(({ result }) => result !== 'fail');
  if (json) io.stdout.write(`${JSON.stringify({ ok: isRight, checks: printed }, null, 2)}\n`);
  else io.stdout.write(`\n${summary(printed)}\n`);
  return isRight ? 0 : 1;
}

async function allChecks(io: CommandIo, offline: boolean) {
  const app = isAppMachine(io) ? await checkApp(io, { offline }) : undefined;
  const opened = await openClone(io).catch((error: unknown) => explain(error));
  await using clone: Clone | undefined = 'fix' in opened ? undefined : opened;
  const resolved = settingsHere(io, clone);
  const { settings } = resolved;
  const [machine, repository, provider, github] = await Promise.all([
    checkMachine(io, settings),
    clone === undefined ? [] : checkRepository(clone, resolved),
    // Without a clone only a server of the App, which needs none, has a use for the key.
    clone === undefined && app === undefined ? [] : checkProvider(resolved, offline),
    offline || clone === undefined
      ? []
      : checkRepositoryOnGitHub(io.environment, await originOf(clone.root), {
          label: settings.label,
          branchPrefix: settings.branchPrefix,
          branch: branchName(settings.branchPrefix, 1, 'example'),
          workflowPath,
          secret: secretName(settings),
        }),
  ]);
  const locked = clone && (await unwritableRecord(join(clone.root, '.redgreen')));
  const record = locked ? [fail('record', `no run can be recorded: ${locked}`, 'Make the folder writable.')] : [];
  const lacking = 'fix' in opened && app === undefined ? [fail('repository', opened.what, opened.fix)] : [];
  return [...machine, ...lacking, ...record, ...repository, ...provider, ...github, ...(app ?? [])];
}

function lines({ name, result, found, fix }: Check, colours: boolean) {
  const mark = { ok: '✓', warn: '!', fail: '✗' }[result];
  const tone: Tone = result === 'ok' ? 'good' : result === 'fail' ? 'bad' : 'plain';
  const first = `${paint({ tone, text: mark }, colours)} ${name}: ${visibleLine(found, 500)}`;
  return fix === undefined ? first : `${first}\n    ${visibleLine(fix, 500)}`;
}

function summary(checks: Check[]) {
  const count = (result: Check['result']) => checks.filter((check) => check.result === result).length;
  return `${count('ok')} right, ${count('warn')} to look at, ${count('fail')} wrong`;
}

async function checkMachine(io: CommandIo, settings: Settings) {
  await using own = await temporaryFolder(join(tmpdir(), 'redgreen-doctor-'));
  const { path: scratch } = own;
  return [
    await attempt('git', () => checkGit(scratch), 'Install git 2.39 or newer as /usr/bin/git.'),
    ...(await sandboxChecks(io, scratch, settings)),
  ];
}

async function sandboxChecks(io: CommandIo, scratch: string, settings: Settings) {
  const tree = join(scratch, 'tree');
  const canary = `canary-${randomUUID()}`;
  const runDir = join(scratch, 'run');
  await mkdir(tree);
  const opened = await openSandbox({
    tree,
    runDir,
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: {},
    services: [],
    readable: [],
    hidden: [],
    environment: { ...io.environment, REDGREEN_CANARY: canary },
  });
  if (!opened.ok) return [fail('sandbox', opened.reason, opened.fix)];
  await using sandbox = opened.sandbox;
  if (sandbox.kind === 'none') {
    return [warn('sandbox', 'switched off: all code runs without a sandbox', 'Remove `sandbox: none`.')];
  }
  const { HOME, RUNNER_TEMP } = io.environment;
  const closed = [HOME, RUNNER_TEMP].flatMap((folder) => folder || []);
  const secrets = [canary, ...ownKeys(settings)];
  return [
    ok('sandbox', sandbox.description),
    ...(await leakChecks(sandbox, { runDir, network: settings.sandboxNetwork, closed, secrets })),
  ];
}
