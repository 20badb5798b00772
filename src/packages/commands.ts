/** Finds the commands that set up, build and test a repository, from its settings, its CI files or its manifests. */

import { isDeepStrictEqual } from 'node:util';
import type { StepCommands } from '../run/run.ts';
import { quoted } from '../text/shell-quote.ts';
import { ciCommands } from './ci/ci.ts';
import type { VersionsOf } from './ci/compilers.ts';
import { type CiCommands, scriptLines } from './ci/job.ts';
import { commandKind, programsOf, strongest } from './command-kind.ts';
import { type Ecosystem, type Found, type Tree, treeBelow } from './ecosystems/ecosystem.ts';
import { foundProjects, javascript } from './ecosystems/javascript.ts';
import { activate, makeVenv, python, pythonTests } from './ecosystems/python.ts';
import { compiled, scripted } from './ecosystems/single-file-ecosystems.ts';
import { unlocked } from './install-commands.ts';
import { type Composed, composed, type Project } from './project-commands.ts';

export type { Tree } from './ecosystems/ecosystem.ts';

export interface Commands extends StepCommands, Partial<Omit<CiCommands, keyof StepCommands | 'because'>> {
  /** Names the files and settings that decided, for the log: `package.json, package-lock.json`. */
  because: string;
  /** Why no command can be made of the projects, as a sentence. */
  problem?: string;
  /** Which file kept a test command from being found, and why it cannot be read. */
  unreadable?: string;
  /** Those that were found and that the test command is made of; absent where anything else decided. */
  projects?: readonly Project[];
  /** Tried in turn where these do not run the tests of the base. */
  alternatives?: readonly Commands[];
  /** The same tests after the manifest's setup, for one that fails. */
  fallbacks?: readonly Commands[];
}

/** Where the commands are to run, in a repository that is larger than that. */
export interface CommandPlace {
  /** The whole repository, and the folder in it, empty or with a `/` at its end. */
  root: Tree;
  folder: string;
  /** Where the commands are to run now. */
  versionsOf?: VersionsOf | undefined;
}

/** Commands that are set. */
export interface ConfiguredCommands extends StepCommands {
  /** The setting `projects`: folder → its commands, found where they are left out. */
  projects?: Readonly<Record<string, StepCommands | null>>;
}

/** In order of say: a test script names its own runner, a manifest is a guess, test files by their names are the last one. */
const ecosystems: readonly Ecosystem[] = [javascript, ...compiled, python, ...scripted, pythonTests];

const mostCandidates = 6;

/**
 * The commands of the tree in `port` (paths relative to the working directory). A given command wins, `none` switches
 * one off, an empty one is not given. Without any sign of tests `test` is absent. The base decides between several.
 */
export async function findCommands(
  port: Tree,
  configured: ConfiguredCommands,
  place?: CommandPlace,
): Promise<Commands> {
  const names = new Set((await port.list()).map((path) => path.replace(/^\.\//, '')));
  const tree: Tree = { list: async () => [...names], read: (path) => port.read(path) };
  const found: Found[] = [];
  for (const { words, find } of ecosystems)
    for (const proposal of [await find(tree, names)].flat()) if (proposal) found.push({ ...proposal, words });
  const { root, folder, versionsOf } = place ?? { root: port, folder: '' };
  const isFree = configured.projects === undefined && !isConfigured(configured.test);
  const { found: ci, leftOut } = isFree ? await ciCommands(root, folder, versionsOf) : { found: [], leftOut: [] };
  const tested = found.filter(({ test }) => test !== undefined);
  const ranked = [...tested.filter(({ isGuess }) => !isGuess), ...tested.filter(({ isGuess }) => isGuess)];
  const leads = isFree && ranked.length > 0 ? ranked : [leading(found, configured.test)];
  const manifests = await Promise.all(leads.map((lead) => manifestCommands({ tree, found }, configured, lead)));
  const byManifest = manifests.map((one) => {
    const setup = unlocked(one.setup ?? '');
    const because = `${one.because}; if its lock file is out of date`;
    const isFrozen = setup !== (one.setup ?? '') && !isConfigured(configured.setup);
    return {
      ...{ ...one, ...(leftOut.length > 0 && { leftOut }) },
      ...(isFrozen && { fallbacks: [{ ...one, setup, because }] }),
    };
  });
  const ofCi = (isGuess: boolean) =>
    ci.filter((one) => one.isGuess === isGuess).map((one) => overManifest(found, configured, one));
  const byCi = ofCi(false);
  const others = ci.length === 0 ? byManifest : byManifest.filter(({ test }) => test !== undefined);
  const all = [...byCi.slice(0, 2), ...others, ...byCi.slice(2, 4), ...ofCi(true)];
  const withMade = async (one: Commands): Promise<Commands[]> => {
    const made = configured.build === 'none' ? '' : await madeBySetup(tree, one);
    return made === '' ? [] : [{ ...one, build: one.build === undefined ? made : `${made} && ${one.build}` }];
  };
  const variants = async ({ fallbacks, ...plain }: Commands) => {
    const again = fallbacks && (await Promise.all(fallbacks.map(async (each) => [...(await withMade(each)), each])));
    const one = { ...plain, ...(again && { fallbacks: again.flat() }) };
    const made = await withMade(one);
    // Two of each, so that those of the manifest are reached as well.
    if (made.length > 0 || one.build === undefined || isConfigured(configured.build)) return [...made, one];
    return [one, withoutBuild(one)];
  };
  const candidates = (await Promise.all(all.map(variants)))
    .flat()
    .filter((one, at, others) => others.findIndex((other) => isSame(one, other)) === at);
  const [first = { because: '' }, ...alternatives] = candidates.slice(0, mostCandidates);
  return { ...first, ...(first.test !== undefined && alternatives.length > 0 && { alternatives }) };
}

/** What setup makes out of sources, by itself or by scripts that an install runs, and no package manager brings: made again of each tree. */
async function madeBySetup(tree: Tree, { setup, build, test }: StepCommands): Promise<string> {
  const known = await programsOf(tree, [build, test].filter(Boolean).join('&&'));
  const parts = scriptLines(setup ?? '', '').lines.map(async ({ command, folder, speaks }) => {
    const inside = treeBelow(tree, folder === '' ? '' : `${folder}/`);
    const kinds = await Promise.all(speaks.map((one) => commandKind(inside, one)));
    const isMade = strongest(kinds) === 'build' && !shellScript.test(command);
    const again = isMade ? [command] : await scriptsOfInstall(inside, command, known);
    return again.map((one) => (folder === '' ? one : `(cd ${quoted(folder)} && ${one})`));
  });
  return (await Promise.all(parts)).flat().join(' && ');
}

/** The manifest's own scripts that this install runs, in their order, where they do more than `known` does, and bring nothing along. */
async function scriptsOfInstall(tree: Tree, command: string, known: readonly string[]) {
  const manager = installs.exec(command)?.[1];
  if (manager === undefined || command.includes('--ignore-scripts')) return [];
  const runs = lifecycle.map((name) => `${manager} run ${name}`);
  const isWanted = async (run: string) => {
    const programs = await programsOf(tree, run);
    const makes = programs.some((one) => !known.includes(one) && one !== run && !makesNothing.test(one));
    return makes && /^(?:build|none)$/.test(await commandKind(tree, run));
  };
  const wanted = await Promise.all(runs.map(isWanted));
  return runs.filter((_, at) => wanted[at]);
}
const lifecycle = ['preinstall', 'install', 'postinstall', 'prepare', 'post-install-cmd'];
const installs = /^(?:corepack )?(npm|pnpm|yarn|bun|composer)(?: (?:ci|i|install|clean-install))?(?: -\S+)*$/;
/** What sets up git's hooks, and patches packages. */
const makesNothing = /hooks?\b|\b(?:husky|lefthook|patch-package|only-allow)\b|^(?:\S+ install|git|echo|is-ci)\b/;

/** It may install as well, and its parts are not told apart. */
const shellScript = /^(?:\w*sh\s|\.\/|\S+\.sh\b)/;

/** With what continuous integration does not say taken from the manifest of the same language. */
function overManifest(found: readonly Found[], configured: ConfiguredCommands, ci: CiCommands): Commands {
  const lead = leading(found, ci.test);
  const own = ci.isGuess ? undefined : fetching(found, lead);
  const commands = { ...ci, ...chosenSteps(configured, { setup: ci.setup ?? own, build: ci.build, test: ci.test }) };
  const fallbacks = [];
  const other = commands.setup === ci.setup ? own : ci.setup;
  if (commands.setup !== other && !isConfigured(configured.setup)) {
    const outside = other?.startsWith(makeVenv) ? ci : { build: plain(ci.build), test: plain(ci.test) };
    const what = other === own ? 'its setup' : 'a guessed setup';
    fallbacks.push({ ...commands, ...outside, setup: other, because: `${ci.because}, without ${what}` });
  }
  return { ...commands, ...(fallbacks.length > 0 && { fallbacks }) };
}

const plain = (command: string | undefined) => command?.replaceAll(`${activate} && `, '');

function withoutBuild({ build: _, ...others }: Commands): Commands {
  return { ...others, because: `${others.because}, without its build` };
}

function isSame(a: Commands, b: Commands) {
  const parts = ({ setup, build, test, env = {} }: Commands) => [setup, build, test, env];
  return isDeepStrictEqual(parts(a), parts(b));
}

/** A Makefile says how to test and seldom how to fetch dependencies: the language below it does. */
function fetching(found: readonly Found[], lead: Found | undefined) {
  return (
    lead?.setup ??
    (lead?.fetches === false ? found.find((each) => each.setup && each.fetches !== false)?.setup : undefined)
  );
}

async function manifestCommands(
  { tree, found }: { tree: Tree; found: readonly Found[] },
  configured: ConfiguredCommands,
  lead: Found | undefined,
): Promise<Commands> {
  const setup = fetching(found, lead);
  const isOne = configured.projects === undefined && (lead?.test !== undefined || isConfigured(configured.test));
  const projects = isOne || configured.projects !== undefined ? undefined : await foundProjects(tree);
  const several = isOne ? undefined : await commandsOfProjects(tree, configured.projects, projects);
  if (several !== undefined && 'problem' in several) return { because: 'projects', problem: several.problem };
  const commands = chosenSteps(configured, {
    setup: [setup, several?.setup].filter(Boolean).join(' && ') || undefined,
    build: configured.projects === undefined ? (lead?.build ?? several?.build) : several?.build,
    test: several?.test ?? lead?.test,
  });
  const reasons = because(configured, lead, found, commands);
  const unreadable = commands.test === undefined ? found.find((each) => each.unreadable)?.unreadable : undefined;
  return {
    ...commands,
    ...(unreadable !== undefined && { unreadable }),
    ...(projects !== undefined && several !== undefined && { projects }),
    because: several === undefined ? reasons : `${reasons}; projects: ${several.folders.join(', ')}`,
  };
}

/** Of those that are named, else of those that were found. */
async function commandsOfProjects(
  tree: Tree,
  named: ConfiguredCommands['projects'],
  found: readonly Project[] = [],
): Promise<Composed | { problem: string } | undefined> {
  if (named === undefined) return composed(found);
  const members = await foundProjects(tree);
  const projects: Project[] = [];
  for (const [written, steps] of Object.entries(named)) {
    const folder = written.replace(/^(?:\.\/)+|(?<!\/)\/+$/g, '');
    const below = treeBelow(tree, `${folder}/`);
    if ((await below.list()).length === 0)
      return { problem: `\`projects\` names ${folder}, and the repository has no file there` };
    const found = members?.find((member) => member.folder === folder) ?? (await findCommands(below, {}));
    const commands = chosenSteps(steps ?? {}, found);
    if (commands.test === undefined && steps?.test?.trim() !== 'none')
      return {
        problem: `\`projects\` names ${folder}, and no test command was found there: write one, or \`test: none\``,
      };
    projects.push({ folder, ...commands, needs: [], uses: [] });
  }
  return composed(projects);
}

/** The ecosystem that a given test command speaks of, else the first with tests, else the first at all. */
function leading(found: readonly Found[], test: string | undefined): Found | undefined {
  const words = new Set((isConfigured(test) ? test : '').split(/[^\w.-]+/));
  const spoken = found.find((each) => each.words.some((word) => words.has(word)));
  return spoken ?? found.find((each) => each.test !== undefined) ?? found[0];
}

function chosenSteps(configured: StepCommands, { setup, build, test }: StepCommands): StepCommands {
  const chosen = (setting: string | undefined, other: string | undefined) =>
    setting?.trim() === 'none' ? undefined : isConfigured(setting) ? setting : other;
  return {
    setup: chosen(configured.setup, setup),
    build: chosen(configured.build, build),
    test: chosen(configured.test, test),
  };
}

function isConfigured(command: string | undefined): command is string {
  return command !== undefined && command.trim() !== '';
}

function because(
  configured: ConfiguredCommands,
  lead: Found | undefined,
  found: readonly Found[],
  commands: StepCommands,
) {
  const parts: string[] = [];
  const settings = (['setup', 'build', 'test'] as const).filter((step) => isConfigured(configured[step]));
  if (settings.length > 0) parts.push(settings.map((step) => `${step}-command`).join(', '));
  if (settings.length < 3 && lead !== undefined) {
    const others = found.filter(({ setup }) => setup !== undefined && setup === commands.setup);
    parts.push([...new Set([lead, ...others].flatMap(({ files }) => files))].join(', '));
    if (lead.note !== undefined) parts.push(lead.note);
  }
  return parts.join('; ') || 'no file that names a test command';
}
