/**
 * Finds a repository's commands for setup, build and tests, and their folder, and ends the run where there is no test
 * command. No model may be called before this.
 */

import { posix } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { listEntries, sizesOf } from '../git/git-objects.ts';
import type { Repository } from '../git/repository.ts';
import { type CommandFolder, foldersWithTests, folderWords } from '../packages/command-hints.ts';
import { type Commands, findCommands, type Tree } from '../packages/commands.ts';
import { treeBelow } from '../packages/ecosystems/ecosystem.ts';
import { isLockFile } from '../packages/install-commands.ts';
import { policyLimits } from '../publish/held-back-files.ts';
import { type Stop, setupFailed } from '../run/run.ts';
import type { Emit, RunRequest, Workspace } from './run-request.ts';

type Runnable = Commands & { test: string };
/** `missingFolder`: the working directory, where the commit has nothing in it. */
export type FoundCommands = Commands & { missingFolder?: string; elsewhere?: CommandFolder[] };

/** `base`: continuous integration is described there, whatever a branch that goes on made of it. */
type StartCommit = Pick<Workspace, 'repository' | 'head' | 'versionsOf'> & { base?: { commit: string } };

/** The commands of this repository, read from the commit where the run starts. */
export async function findRunCommands(settings: Settings, commit: StartCommit): Promise<FoundCommands> {
  const folder = folderOf(settings);
  const tree = treeBelow(wholeTree(commit), folder);
  const { setupCommand: setup, buildCommand: build, testCommand: test, projects } = settings;
  const commands = await findCommands(
    tree,
    { setup, build, test, projects },
    {
      root: wholeTree({ ...commit, head: commit.base?.commit || commit.head }),
      folder,
      versionsOf: commit.versionsOf,
    },
  );
  const isMissing = folder !== '' && (await tree.list()).length === 0;
  const isClear = commands.test !== undefined || commands.problem !== undefined || test === 'none';
  if (!isMissing && isClear) return commands;
  // `working-directory` is told from the top, whatever it is now.
  const elsewhere = await foldersWithTests(wholeTree(commit));
  return { ...commands, elsewhere, ...(isMissing ? { missingFolder: folder } : {}) };
}

/** In a workspace: of the projects that the base has, where a branch has others. */
export async function commandsOfBase(
  settings: Settings,
  commit: StartCommit,
  { test, projects }: Commands,
  baseTree: string,
): Promise<{ build?: string; test: string } | undefined> {
  if (projects === undefined) return undefined;
  const base = await findRunCommands(settings, { ...commit, head: baseTree });
  const { build, test: before } = base;
  return base.projects === undefined || before === undefined || before === test ? undefined : { build, test: before };
}

/** What goes on from a branch has its tests there already: they are made green, and none is written first. */
export function modeOf({ settings, code }: RunRequest): Settings['mode'] {
  return code.start.kind === 'again' ? 'standard' : settings.mode;
}

/** The files in which the commands run, as that commit has them. */
export function commandTree(settings: Settings, commit: StartCommit): Tree {
  return treeBelow(wholeTree(commit), folderOf(settings));
}

/** With a `/` at its end; empty for the root. */
export function folderOf({ workingDirectory }: Settings): string {
  const inside = posix.normalize(`${workingDirectory}/`);
  return inside === './' ? '' : inside;
}

/** The files of a commit or tree. */
export function wholeTree({
  repository,
  head,
}: {
  repository: Pick<Repository, 'readFile' | 'listFiles'>;
  head: string;
}): Tree {
  return { read: (path) => repository.readFile(head, path), list: () => repository.listFiles(head) };
}

/** Why a run with these would end before the model is called; undefined where it can prove a change. */
export function commandsStop({ testCommand }: Settings, found: FoundCommands): Stop | undefined {
  const { test, missingFolder, problem, unreadable, elsewhere = [] } = found;
  const named = elsewhere.length === 0 ? '' : ` ${folderWords(elsewhere)}.`;
  if (missingFolder !== undefined) {
    return setupFailed(
      named === '' ? 'missing-folder' : 'subfolder',
      `\`working-directory\` is \`${missingFolder}\`, but the repository has no file there.${named}`,
    );
  }
  if (problem !== undefined) return setupFailed('projects', `${problem}.`);
  if (test !== undefined) return undefined;
  if (unreadable !== undefined && testCommand !== 'none') {
    return setupFailed('unreadable-file', `No test command was found: ${unreadable}.${named}`);
  }
  const cause = testCommand === 'none' ? '`test-command` is none' : 'No test command was found';
  const noTest = `${cause}, so nothing could prove a change.${named}`;
  return setupFailed(named === '' ? 'no-test-command' : 'subfolder', noTest);
}

/** Tells them; a stop where nothing could prove a change. */
export async function chooseCommands(
  settings: Settings,
  found: FoundCommands,
  emit: Emit,
): Promise<Runnable | { stop: Stop }> {
  const { setup, build, test, env, because, leftOut = [] } = found;
  await emit({ type: 'commands-found', commands: { setup, build, test, ...(isEmpty(env) ? {} : { env }) }, because });
  if (leftOut.length > 0) await emit({ type: 'warning', text: leftOutWords(found) });
  const stop = commandsStop(settings, found);
  // Without a test command there is a stop.
  return stop === undefined ? { ...found, test: test ?? '' } : { stop };
}

const isEmpty = (env: Readonly<Record<string, string>> = {}) => Object.keys(env).length === 0;

/** What a person would have to bring along for the rest. */
function leftOutWords({ because, leftOut = [], wants }: Commands) {
  const more = leftOut.length > mostLeftOut ? `; and ${leftOut.length - mostLeftOut} more` : '';
  // Without `wants` it is the whole file that is not.
  const from = wants === undefined ? '' : ` from ${because}`;
  return `Not taken over${from}: ${leftOut.slice(0, mostLeftOut).join('; ')}${more}.`;
}
const mostLeftOut = 8;

/** Of the base: lock files larger than any file that is published, and folders with archives of packages. */
export async function heldBackLater({ repository, head }: Workspace): Promise<string[]> {
  const entries = await listEntries(repository.git, head);
  const locks = entries.filter(({ path }) => isLockFile(path));
  const sizes = await sizesOf(
    repository.git,
    locks.map(({ id }) => id),
  );
  const most = policyLimits.fileBytes;
  const large = locks.filter(({ id }) => (sizes.get(id) ?? 0) > most).map(({ path }) => path);
  const archives = entries.flatMap(({ path }) => archiveFolder.exec(path)?.[1] ?? []);
  return [
    ...large.map(
      (path) => `${path} is larger than ${most >> 20} MiB: a change of it is held back, and with it the package`,
    ),
    ...[...new Set(archives)].map((folder) => `${folder} holds archives of packages: Redgreen holds a new one back`),
  ]
    .slice(0, maxWarnings)
    .map((why) => `${why}: add what the work needs to the base first.`);
}

const maxWarnings = 3;
const archiveFolder =
  /^(.*?(?:\.yarn\/cache|vendor\/(?:cache|bundle)|wheels|wheelhouse))\/[^/]+\.(?:zip|gem|whl|t?gz)$/;
