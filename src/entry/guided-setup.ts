/**
 * Sets up GitHub for `redgreen init`: creates the label, stores the API key as a secret, and pushes the new files. It
 * must ask before it stores or pushes anything.
 */

import { accessTo, agentProvider } from '../config/provider-settings.ts';
import type { Settings } from '../config/settings.ts';
import { attempt } from '../run/doctor-check.ts';
import { runAsPerson } from '../sandbox/own-command.ts';
import { quoted } from '../text/shell-quote.ts';
import { visibleLine } from '../text/terminal-text.ts';
import { answerCheck } from './model-key-check.ts';
import type { CommandIo } from './subcommand.ts';
import { confirmed, secretAnswer } from './terminal-prompt.ts';

export const setupBranch = 'redgreen-setup';

export interface SetupPlace {
  io: CommandIo;
  root: string;
  settings: Settings;
  /** `host/owner/name`; undefined where the clone has no remote. */
  origin: string | undefined;
  /** GitHub's own program is there, and sees the repository. */
  hasGh: boolean;
}

const secret = 'ANTHROPIC_API_KEY';

export interface LeftToDo {
  secret: boolean;
  label: boolean;
  commands: string[][];
}

export async function openSetupPlace(place: Omit<SetupPlace, 'hasGh'>, guided: boolean): Promise<SetupPlace> {
  return { ...place, hasGh: guided && place.origin !== undefined && (await isOnGitHub(place, '')) };
}

/** Asks two questions at most. */
export async function guidedSetup(place: SetupPlace, paths: readonly string[]): Promise<LeftToDo> {
  const label = !(place.hasGh && (await makeLabel(place)));
  const secret = !(await offerSecret(place));
  return { label, secret, commands: await offerCommit(place, paths) };
}

/** Where nobody is asked, nothing but the files is touched. */
export function untouched({ origin }: SetupPlace, paths: readonly string[]): LeftToDo {
  return { secret: true, label: true, commands: commitCommands(paths, origin !== undefined) };
}

async function makeLabel(place: SetupPlace) {
  const { origin = '', settings } = place;
  const { label } = settings;
  if (await isOnGitHub(place, `/labels/${encodeURIComponent(label)}`)) return true;
  const description = 'Redgreen implements this issue';
  const create = ['gh', 'label', 'create', '--repo', origin, '--description', description, '--', label];
  return await succeeds(place, create, { done: `Made the label ${label}.` });
}

/** Whether the secret is set. A key that the provider refuses is not stored. */
async function offerSecret(place: SetupPlace) {
  const { io, hasGh, origin, settings } = place;
  if (!hasGh || origin === undefined || agentProvider(settings)?.name !== 'anthropic') return false;
  if (await isOnGitHub(place, `/actions/secrets/${secret}`)) return true;
  const here = io.environment[secret] || undefined;
  if (here !== undefined && !(await isAccepted(place, here))) return false;
  const question = `Store the key in ${secret} here as a secret of ${origin}`;
  if (here !== undefined && !(await confirmed(io, question))) return false;
  const key =
    here ?? (await secretAnswer(io, `Anthropic API key, for a secret of ${origin} (not shown; Enter: later)`));
  if (key === undefined || (here === undefined && !(await isAccepted(place, key)))) return false;
  const set = ['gh', 'secret', 'set', secret, '--repo', origin];
  return await succeeds(place, set, { done: `Stored the secret ${secret}.`, input: key });
}

/** Commands that are left to do by hand; none where all went well. */
async function offerCommit(place: SetupPlace, paths: readonly string[]) {
  const { io, origin } = place;
  const commands = commitCommands(paths, origin !== undefined);
  const question = `Commit on a new branch ${setupBranch}${origin === undefined ? '' : ', and push it'}`;
  if (!(await confirmed(io, question))) return commands;
  for (const [index, command] of commands.entries())
    if (!(await succeeds(place, command))) return commands.slice(index);
  const pushed = origin === undefined ? '' : ', and pushed';
  io.stderr.write(`${visibleLine(`Committed on ${setupBranch}${pushed}.`)}\n`);
  return [];
}

/** Staged changes of other files stay out of the commit. */
function commitCommands(paths: readonly string[], hasRemote: boolean) {
  const push = [['git', 'push', '--set-upstream', 'origin', setupBranch]];
  return [
    ['git', 'switch', '--create', setupBranch],
    ['git', 'add', ...paths],
    ['git', 'commit', '--message', 'Set up Redgreen', '--', ...paths],
    ...(hasRemote ? push : []),
  ];
}

export const commandLine = (commands: readonly string[][]) =>
  commands.map((words) => words.map(quoted).join(' ')).join(' && ');

async function isAccepted({ io, settings }: SetupPlace, key: string) {
  const own = agentProvider(settings);
  if (own === undefined) return true;
  const access = accessTo({ ...settings, anthropicApiKey: key }, own.name);
  const check = async () =>
    answerCheck(await own.provider.ask(access, settings.model), settings.model, 'it where you made it');
  const { result, found, fix } = await attempt('key', check, 'Check the network.');
  io.stderr.write(`${visibleLine(`Key: ${found}. ${fix ?? ''}`)}\n`);
  return result !== 'fail';
}

async function isOnGitHub({ io, root, origin = '' }: Omit<SetupPlace, 'hasGh'>, path: string) {
  const [host = '', ...name] = origin.split('/');
  const apiCommand = ['gh', 'api', '--silent', '--hostname', host, `repos/${name.join('/')}${path}`];
  return (await runAsPerson(apiCommand, { root, environment: io.environment, signal: io.signal }))?.ok === true;
}

/** Tells what went wrong, or what has been done. */
async function succeeds(
  { io, root }: SetupPlace,
  command: string[],
  { done, input }: { done?: string; input?: string } = {},
) {
  const { environment, signal } = io;
  const [name = '', ...args] = command;
  const here = name === 'git' ? [name, '-C', root, ...args] : command;
  const ended = await runAsPerson(here, { root, environment, signal, input });
  const said = ended?.ok ? done : `${command.slice(0, 2).join(' ')}: ${ended?.said ?? 'not installed'}`;
  if (said !== undefined) io.stderr.write(`${visibleLine(said, 500)}\n`);
  return ended?.ok === true;
}
