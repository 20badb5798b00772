/** What a run needs of the repository: a commit, settings that can be used, a workflow, a test command. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { configPath } from '../config/config-file.ts';
import type { Resolved } from '../config/layers.ts';
import type { Settings } from '../config/settings.ts';
import { catalogue, problemText } from '../errors.ts';
import { unwritableFolder } from '../git/dot-git.ts';
import { majorTag, projectRepository } from '../project.ts';
import { attempt, type Check, fail, ok, warn } from '../run/check.ts';
import { stepAfter } from '../run/next-step.ts';
import { commandsStop, commandTree, type FoundCommands, findRunCommands } from '../run-story/prepare.ts';
import { pinsOf } from '../run-story/tools.ts';
import { messageOf } from '../text/message-of.ts';
import type { MachineWishes } from './check-machine.ts';
import { branchCommit, localBase, noSuchBranch } from './local-base.ts';
import type { Clone } from './local-clone.ts';
import { tryRecordIn } from './local-record.ts';
import { hasRecord, unwritableRecord } from './record-folder.ts';
import { actionOf, workflowPath } from './workflow-text.ts';

export async function checkRepository(clone: Clone, { problems, warnings, settings }: Resolved): Promise<Check[]> {
  const { repository } = clone;
  const { commit, branch } = repository.head;
  const fix = 'Correct it; `redgreen config --explain` shows where each value comes from.';
  const bad = problems.map((problem) => fail('settings', problemText(problem), fix));
  return [
    ok('repository', `${clone.root}, ${branch ?? 'detached'} at ${commit.slice(0, 9)}`),
    await attempt('record', () => written(clone), 'Check the clone.'),
    await attempt('work tree', () => workTree(clone), 'Check the clone.'),
    await configuration(clone),
    ...(bad.length > 0 ? bad : [ok('settings', warnings.length > 0 ? warnings.join(' ') : 'valid')]),
    ...(await base(clone, settings)),
    await attempt('test command', () => commands(clone, settings), 'Set `test-command`.'),
    await attempt('workflow', () => workflow(clone.root), 'Run `redgreen init`.'),
  ];
}

/** A run leaves its record beside the code, and its branch in the clone. */
async function written({ root }: Clone): Promise<Check> {
  const folder = join(root, '.redgreen');
  const record = await unwritableRecord(folder);
  const broken = record === undefined && hasRecord(folder) ? await unreadable(folder) : undefined;
  const problem = record === undefined ? broken : `${record} cannot be written`;
  if (problem !== undefined) return fail('record', problem, catalogue['record-unusable'].fix);
  const shut = await unwritableFolder(root);
  if (shut === undefined) return ok('record', '.redgreen, and branches in the clone, can be written');
  return fail('record', `${shut.path} (${shut.code}) cannot be written`, catalogue.unwritable.fix);
}

/** A database that is none, or that a newer version has written, ends every command. */
async function unreadable(folder: string): Promise<string | undefined> {
  try {
    await tryRecordIn(folder);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

async function configuration({ root, configText }: Clone): Promise<Check> {
  if (configText !== undefined) return ok('configuration', configPath);
  return existsSync(join(root, configPath))
    ? warn('configuration', `${configPath} is written, but not on the default branch`, 'Commit it there and push it.')
    : warn('configuration', `no ${configPath} on the default branch: defaults hold`, 'Run `redgreen init`.');
}

async function workTree({ repository }: Clone): Promise<Check> {
  const paths = (await repository.uncommitted()).filter((path) => !path.startsWith('.redgreen/'));
  if (paths.length === 0) return ok('work tree', 'everything is committed');
  const named = `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
  return warn('work tree', `not committed: ${named}`, 'A local run starts from HEAD; commit what it should see.');
}

/** What a run here would start, from where it would start. */
export async function commandsHere(clone: Clone, settings: Settings): Promise<FoundCommands> {
  return await findRunCommands({ settings }, await startOf(clone, settings));
}

/** And the toolchains that the repository asks for there. */
export async function wishesOfClone(clone: Clone, settings: Settings): Promise<MachineWishes> {
  const place = await startOf(clone, settings);
  const commands = await findRunCommands({ settings }, place);
  const { read } = commandTree(settings, place);
  return { root: clone.root, commands, read, pins: await pinsOf(settings, place, commands) };
}

async function startOf(clone: Clone, settings: Settings) {
  const base = await localBase(clone, settings).catch(() => undefined);
  const { repository } = clone;
  return { repository, head: base?.commit ?? repository.head.commit };
}

async function commands(clone: Clone, settings: Settings): Promise<Check> {
  const found = await commandsHere(clone, settings);
  const stop = commandsStop(settings, found);
  if (stop === undefined) return ok('test command', `${found.test} (${found.because})`);
  return fail('test command', stop.detail, stepAfter(stop.cause ?? 'no-test-command', 'look again'));
}

async function base(clone: Clone, { baseBranch }: Settings): Promise<Check[]> {
  if (baseBranch === undefined || (await branchCommit(clone.repository, baseBranch)) !== undefined) return [];
  return [fail('base branch', noSuchBranch(baseBranch), 'Correct it, or fetch the branch.')];
}

/** What `init` wrote, also for a fork of another name; else ours, or a fork of it that kept the name. */
function isOurs(uses: string | undefined, written: string | undefined): boolean {
  const [repository] = uses?.split('@') ?? [];
  if (repository?.split('/')[1] === projectRepository.split('/')[1]) return true;
  return written !== undefined && repository === written;
}

/** `init` pins where GitHub can be asked, and says so where it cannot. */
const pinIt = (repository: string) =>
  `Write the commit behind the @; \`redgreen init --action ${repository}${repository === projectRepository ? `@${majorTag}` : ''}\` asks GitHub for it and writes the file anew.`;

/** As the README has it. */
const ownTag = `${projectRepository}@${majorTag}`;

interface Workflow {
  jobs?: Record<string, { permissions?: unknown; concurrency?: { queue?: string }; steps?: { uses?: string }[] }>;
  permissions?: unknown;
}

async function workflow(root: string): Promise<Check> {
  const text = await readFile(join(root, workflowPath), 'utf8').catch(() => undefined);
  const unneeded = 'Run `redgreen init`; it is not needed for the App or for local runs.';
  if (text === undefined) return warn('workflow', `no ${workflowPath}`, unneeded);
  const { jobs = {}, permissions } = parse(text, { maxAliasCount: 20 }) as Workflow;
  const written = actionOf(text)?.split('@')[0];
  const ours = Object.values(jobs).filter((job) => job.steps?.some(({ uses }) => isOurs(uses, written)));
  const weak: string[] = [];
  if (ours.length === 0) weak.push(`no job uses ${projectRepository}`);
  if (permissions === undefined && ours.some((job) => job.permissions === undefined)) weak.push('no `permissions:`');
  if (ours.length > 0 && !ours.some((job) => job.concurrency?.queue === 'max'))
    weak.push('a second /retry can be dropped (no `concurrency` with `queue: max`)');
  const unpinned = ours.some((job) =>
    job.steps?.some(({ uses }) => uses !== undefined && uses !== ownTag && /@(?![0-9a-f]{40}$)/.test(uses)),
  );
  if (unpinned) weak.push('not pinned to a commit');
  if (weak.length === 0) return ok('workflow', workflowPath);
  const isPinAlone = weak.length === 1 && unpinned;
  const fix = isPinAlone ? pinIt(written ?? projectRepository) : 'Compare with what `redgreen init` writes.';
  return warn('workflow', weak.join('; '), fix);
}
