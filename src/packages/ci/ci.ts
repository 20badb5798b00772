/** Extracts the commands for setup, build and tests from a repository's CI jobs, most likely candidates first. */

import { posix } from 'node:path';
import { quoted } from '../../text/shell-quote.ts';
import { listed } from '../../text/word-list.ts';
import { type CommandKind, commandKind, fileRun, strongest, unwrapped } from '../command-kind.ts';
import { type Tree, treeBelow } from '../ecosystems/ecosystem.ts';
import { activate, makeVenv } from '../ecosystems/python.ts';
import { type VersionsOf, withCompilersHere } from './compilers.ts';
import { newestFirst } from './expressions.ts';
import { type CiCommands, type CiJob, type CiStep, scriptLines, theRoot } from './job.ts';
import { noxRuns } from './nox.ts';
import { otherJobs } from './other-ci-systems.ts';
import { type ToxRun, toxRun } from './tox.ts';
import { jobsOfWorkflow } from './workflow.ts';

/** `folder`: where the commands are to run, relative to the root of `tree`; a job that works elsewhere is led there. The likeliest first. */
export async function ciCommands(tree: Tree, folder: string, versionsOf?: VersionsOf): Promise<Found> {
  const names = await tree.list();
  const workflows = names.filter((name) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(name)).sort();
  const reasons = new Map<string, string>();
  const testing = async (jobs: CiJob[]) => {
    const found = [];
    for (const job of jobs) {
      const one = await commandsOf(tree, job, folder);
      if (typeof one !== 'string') found.push(one);
      else if (job.steps.length > 0 && (one !== unknownTests || !reasons.has(job.file))) reasons.set(job.file, one);
    }
    return found;
  };
  const read = async (file: string) => {
    const jobs = await jobsOfWorkflow(tree, file);
    if (typeof jobs !== 'string') return jobs;
    reasons.set(file, jobs);
    return [];
  };
  const ofWorkflows = await testing((await Promise.all(workflows.map(read))).flat());
  const sure = ofWorkflows.filter(({ commands }) => !commands.isGuess);
  // Other services are what is left from before where a workflow runs the tests.
  const others = sure.length > 0 ? [] : await otherJobs(tree, new Set(names));
  const named = sure.length > 0 ? sure : [...ofWorkflows, ...(await testing(others))];
  const leftOut = named.some(({ commands }) => !commands.isGuess)
    ? []
    : Array.from(reasons, ([file, why]) => `${file} (${why})`);
  const all = versionsOf === undefined ? named : await withCompilersHere(named, versionsOf);
  // Of two jobs that name versions of one tool, the newer one is nearer to this machine.
  const wants = all.flatMap(({ commands }) => commands.wants);
  const isOlder = ({ commands }: (typeof all)[number]) =>
    commands.wants.some(({ tool, versions: [v] }) =>
      wants.some((other) => other.tool === tool && newestFirst([{ v }, { v: other.versions[0] }])[0]?.v !== v),
    );
  const weighed = all.map((one) => ({ ...one, weight: one.weight - (isOlder(one) ? 1 : 0) }));
  // Further entries of one matrix come after another job that is worth about as much.
  const jobs = [...Map.groupBy(weighed, ({ job }) => job).values()].flatMap((entries) =>
    entries.toSorted(byWeight).map((one, at) => ({ ...one, weight: one.weight - 3 * at })),
  );
  return { found: jobs.toSorted(byWeight).map(({ commands }) => commands), leftOut };
}

const byWeight = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight;

interface Found {
  found: CiCommands[];
  /** Files that run no tests as far as can be read, where no other does, and why. */
  leftOut: string[];
}

const unknownTests = 'no command of it is known to test';

interface Part {
  kind: CommandKind;
  command: string;
  folder: string;
  step: CiStep;
}

async function commandsOf(tree: Tree, job: CiJob, folder: string) {
  const names = await tree.list();
  const env: Record<string, string> = { ...job.env };
  const leftOut = [...job.leftOut];
  const read: Part[] = [];
  for (const step of job.steps) {
    Object.assign(env, step.env);
    for (const { command: written, folder: at, speaks } of scriptLines(step.run, step.folder).lines) {
      const root = posix.relative(`/${at}`, '/') || '.';
      // What may change its folder gets a path that holds everywhere.
      const isScript = written.startsWith('bash ') && written.search(theRoot) >= 0;
      const command = isScript ? `GITHUB_WORKSPACE="$PWD/${root}" ${written}` : written.replace(theRoot, root);
      const inside = treeBelow(tree, at === '' ? '' : `${at}/`);
      const kinds = await Promise.all(speaks.map((one) => commandKind(inside, one)));
      const part = { kind: strongest(kinds), command, folder: at, step };
      if (part.kind === 'test' && rewriting.some((one) => one.test(command)))
        leftOut.push(left(command, 'writes what the tests expect'));
      else if (!(part.kind === 'test' && fetching.test(command))) read.push(part);
      else {
        const run = await environmentRun(inside, part);
        Object.assign(env, run?.env);
        if (run === undefined) leftOut.push(left(command, 'fetches packages while it tests'));
        for (const one of run?.parts ?? []) read.push(one);
      }
    }
  }
  const isGuess = !read.some(({ kind }) => kind === 'test');
  const parts = isGuess ? asOneTest(read) : read;
  const first = parts.findIndex(({ kind }) => kind === 'test');
  if (first < 0) return leftOut.find((one) => /^`.*\((?:needs|fetches|writes) /s.test(one)) ?? unknownTests;
  const tests = testsFrom(parts.slice(first), leftOut);
  const before = parts.slice(0, first);
  for (const { kind, command } of before) {
    if (kind === 'machine') leftOut.push(left(command, 'changes the machine'));
    if (kind === 'none' && !silent.test(command)) leftOut.push(left(command, 'neither builds nor tests'));
    if (kind === 'build' && refersToJob.test(command)) leftOut.push(left(command, 'speaks to the job'));
  }
  const kept = before.filter(({ command }) => !refersToJob.test(command));
  const of = (kind: CommandKind) => kept.filter((part) => part.kind === kind);
  const venv =
    [...kept, ...tests].some(({ command }) => usesPip.test(unwrappedPip(command))) &&
    !kept.some(({ command }) => ownVenv.test(command));
  const chain = (steps: readonly Part[], begin = '') => {
    const text = joined(steps, folder, names);
    if (text === undefined) return undefined;
    return venv ? [begin, activate, text].filter(Boolean).join(' && ') : text;
  };
  for (const name of Object.keys(env)) if (ofTheMachine.test(name)) delete env[name];
  // What a person may have to bring comes first: a long list is cut.
  for (const service of job.services) leftOut.unshift(`the service ${service} (\`test-services\` carries it in)`);
  if (job.container !== undefined)
    leftOut.unshift(`the container ${job.container}: the programs of this machine are used`);
  const where = `${job.file}:${tests[0]?.step.line} (job ${job.name}${job.entry === undefined ? '' : `, ${job.entry}`})`;
  const commands: CiCommands = {
    setup: chain(of('install').map(editable).map(inHome), makeVenv),
    build: chain(of('build')),
    test: chain(tests) ?? '',
    ...{ env, because: where, leftOut, wants: job.wants, isGuess },
    isNested: tests.every(
      (part) => part.folder !== folder && manifests.some((name) => names.includes(`${part.folder}/${name}`)),
    ),
  };
  const weight = (isGuess ? -10 : 0) + (job.isMatrix ? 2 : 0);
  return { weight, commands, job: `${job.file} ${job.name}` };
}

/** From the first file that is started after the last install on, all that is built and started is the test: no word tells which of it is. */
function asOneTest(parts: readonly Part[]): Part[] {
  const installed = parts.findLastIndex(({ kind }) => kind === 'install');
  const isOwn = ({ kind, command }: Part, at: number) =>
    at > installed && kind === 'build' && fileRun(command) !== undefined && !refersToJob.test(command);
  const first = parts.findIndex(isOwn);
  const isPart = ({ kind, command }: Part) =>
    !refersToJob.test(command) && (kind === 'build' || (kind === 'none' && silent.test(command)));
  return parts.map((part, at) => (first >= 0 && at >= first && isPart(part) ? { ...part, kind: 'test' } : part));
}

/** Of the first environment of tox, or session of nox, that is asked for and tests. */
async function environmentRun(tree: Tree, part: Part): Promise<{ env: ToxRun['env']; parts: Part[] } | undefined> {
  const isNox = /\bnox\b/.test(part.command);
  const runs = isNox ? await noxRuns(tree, part.command) : [await toxRun(tree, part.command)];
  for (const { env, commands } of runs.filter((one) => one !== undefined)) {
    const kindOf = async (command: string) => ({ ...part, command, kind: await commandKind(tree, command) });
    const parts = (await Promise.all(commands.map(kindOf))).filter(({ kind }) => kind === 'install' || kind === 'test');
    if (parts.some(({ kind }) => kind === 'test')) return { env, parts };
  }
  return undefined;
}
const fetching = /(?:^|\s)(?:tox|nox)(?:\s|$)|^(?:uvx|pipx run)\s/;

/** Up to what is built or installed for something else; of one program with other options the first alone. */
function testsFrom(parts: readonly Part[], leftOut: string[]): Part[] {
  const end = parts.findIndex(({ kind }) => kind === 'install' || kind === 'build');
  const tests = parts.slice(0, end < 0 ? undefined : end).filter(({ kind }) => kind === 'test');
  const known = new Set<string>();
  const kept: Part[] = [];
  for (const part of tests) {
    const words = unwrapped(part.command)
      .split(/\s+/)
      .filter((word) => !word.startsWith('-'));
    const key = JSON.stringify([part.folder, words]);
    if (known.has(key)) leftOut.push(left(part.command, 'the same tests once more'));
    else kept.push(part);
    known.add(key);
  }
  for (const part of parts)
    if (!tests.includes(part) && !silent.test(part.command)) leftOut.push(left(part.command, 'comes after the tests'));
  return kept;
}

/** In their order, each in its folder as seen from `from`; one that the tree has not is made, as something in the job does. */
function joined(parts: readonly Part[], from: string, names: readonly string[]) {
  const groups: { folder: string; commands: string[] }[] = [];
  for (const { command, folder } of parts) {
    const last = groups.at(-1);
    if (last?.folder === folder) last.commands.push(command);
    else groups.push({ folder, commands: [command] });
  }
  const texts = groups.map(({ folder, commands }) => {
    const text = commands.join(' && ');
    const way = posix.relative(`/${from}`, `/${folder}`);
    if (way === '') return text;
    const isMade = folder !== '' && !names.some((name) => name.startsWith(`${folder}/`));
    const all = `${isMade ? `mkdir -p ${quoted(way)} && ` : ''}cd ${quoted(way)} && ${text}`;
    return groups.length === 1 ? all : `(${all})`;
  });
  return texts.length === 0 ? undefined : texts.join(' && ');
}

/** What is tested is the tree of an attempt and no copy that was installed before it. */
function editable(part: Part): Part {
  const words = part.command.replace(/(?<= )["']?(?:\.\/)?dist\/\S+/, '.').split(' ');
  if (!usesPip.test(unwrappedPip(part.command))) return part;
  const isOwn = (word: string, at: number) =>
    /^(["']?)\.\/?(?:\[[\w,.-]+\])?\1$/.test(word) && !/^(?:-e|--editable)$/.test(words[at - 1] ?? '');
  // A folder of its own has no room for a person's packages.
  const known = words.map((word, at) => (isOwn(word, at) ? `-e ${word}` : word)).filter((word) => word !== '--user');
  return { ...part, command: known.join(' ') };
}

/** The machine's own folders cannot be written. No variable says so, for `nvm` refuses to run beside one. */
const inHome = (part: Part): Part => ({
  ...part,
  command: part.command
    .replace(/\bnpm (?=(?:[^&|;\n]* )?(?:-\w*g|--global)\b)/g, '$&--prefix ~/.local ')
    .replace(/\bcorepack enable\b/g, 'mkdir -p ~/.local/bin && $& --install-directory ~/.local/bin'),
});

const unwrappedPip = (command: string) => command.replace(/^\S*python[\d.]* -m /, '').replace(/^uv pip/, 'pip');
const usesPip = /^pip[\d.]* install\b/;
const ownVenv = /^(?:\S*python[\d.]* -m )?(?:venv|virtualenv|conda|mamba|uv (?:sync|venv)|poetry|pipenv|pdm|hatch)\b/;
/** `-u` means so with these alone: Python's is about its output. */
const rewriting = [
  /\b(?:jest|vitest|ava|tap|bun test)\b[^|;&]* -u(?=\s|$)| -- -u(?=\s|$)/,
  / --(?:update(?:-?[sS]napshots?)?|snapshot-update)(?=[\s=]|$)|\bUPDATE_SNAPSHOTS?=/,
];
const manifests = listed('package.json pyproject.toml setup.py Cargo.toml go.mod Gemfile composer.json pom.xml');
/** What a job tells to its later steps or shows on its page. */
const refersToJob = /\bGITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)\b/;
const silent = /^(?:echo|set|true|ls|cat|pwd|git|env|mkdir)\b|(?:-v|-V|-VV|--version)$/;
/** They name places of the machine that the job runs on. */
const ofTheMachine = /^(?:PATH|HOME|TMPDIR|(?:LD|GITHUB|RUNNER)_\w+)$/;

function left(command: string, why: string) {
  const [line = ''] = command.split('\n');
  const isCut = line.length > 80 || line !== command;
  return `\`${isCut ? `${line.slice(0, 80)}…` : line}\` (${why})`;
}
