/** Reads the CI jobs, with commands and variables, that a repository defines for GitLab CI, CircleCI, Travis CI or tox. */

import { parseDocument } from 'yaml';
import { isObject, objectIn } from '../../text/json.ts';
import type { Tree } from '../ecosystems/ecosystem.ts';
import { type CiJob, folderIn } from './job.ts';

/** Of the first of these files that is there. */
export async function otherJobs(tree: Tree, names: ReadonlySet<string>): Promise<CiJob[]> {
  for (const [file, jobsIn] of readers) {
    const text = names.has(file) ? await tree.read(file) : undefined;
    const document = text === undefined ? undefined : parseDocument(text, { customTags: [reference], merge: true });
    if (text === undefined || document === undefined || document.errors.length > 0) continue;
    return jobsIn(objectIn(document.toJS({ maxAliasCount: 100 }))).map((job) => asCiJob(file, text, job));
  }
  return names.has('tox.ini') ? [asCiJob('tox.ini', '', { name: 'tox', commands: ['tox'] })] : [];
}

function asCiJob(file: string, text: string, { name, commands, env }: PlainJob): CiJob {
  return {
    ...{ file, name, env: texts(env), wants: [], leftOut: [], services: [] },
    steps: commands.map((run) => ({ run, line: lineOf(text, run), folder: '', env: {} })),
  };
}

interface PlainJob {
  name: string;
  commands: string[];
  env?: unknown;
}

/** GitLab's own tag, which nothing here follows. */
const reference = { tag: '!reference', collection: 'seq' as const, resolve: () => undefined };

const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value.flat(3) : [value]).flatMap((one) => (typeof one === 'string' ? [one] : []));

const readers: readonly [file: string, jobsIn: (value: Record<string, unknown>) => PlainJob[]][] = [
  ['.gitlab-ci.yml', gitlab],
  ['.circleci/config.yml', circle],
  ['.travis.yml', travis],
];

function gitlab(value: Record<string, unknown>): PlainJob[] {
  const before = value.before_script ?? objectIn(value.default).before_script;
  return Object.entries(value).flatMap(([name, job]) => {
    if (!isObject(job) || job.script === undefined || name.startsWith('.')) return [];
    const commands = [...listed(job.before_script ?? before), ...listed(job.script)];
    return [{ name, commands, env: { ...objectIn(value.variables), ...objectIn(job.variables) } }];
  });
}

function circle(value: Record<string, unknown>): PlainJob[] {
  return Object.entries(objectIn(value.jobs)).flatMap(([name, written]) => {
    const job = objectIn(written);
    const commands = commandsOfSteps(job.steps, objectIn(value.commands));
    return job.macos === undefined ? [{ name, commands, env: job.environment }] : [];
  });
}

/** With the steps of the commands that the file itself defines, in which none names itself. */
function commandsOfSteps(steps: unknown, defined: Record<string, unknown>): string[] {
  return (Array.isArray(steps) ? steps : []).flatMap((step) => {
    const name = typeof step === 'string' ? step : (Object.keys(objectIn(step))[0] ?? '');
    const { [name]: own, ...others } = defined;
    if (own !== undefined) return commandsOfSteps(objectIn(own).steps, others);
    const { run } = objectIn(step);
    const { command, working_directory: folder } = objectIn(run);
    const text = typeof run === 'string' ? run : command;
    if (typeof text !== 'string' || text.includes('<<')) return [];
    return [typeof folder === 'string' ? `cd ${folderIn(folder)}\n${text}` : text];
  });
}

function travis(value: Record<string, unknown>): PlainJob[] {
  const steps = ['before_install', 'install', 'before_script', 'script'].flatMap((name) => listed(value[name]));
  const env = listed(objectIn(value.env).global).map((line) => line.split('='));
  return [
    {
      name: 'travis',
      commands: steps,
      env: Object.fromEntries(env.map(([name = '', ...rest]) => [name, rest.join('=')])),
    },
  ];
}

function texts(value: unknown): Record<string, string> {
  const known = Object.entries(objectIn(value)).filter(([, one]) =>
    ['string', 'number', 'boolean'].includes(typeof one),
  );
  // What refers to other variables or to parameters is known to that service alone.
  return Object.fromEntries(
    known.map(([name, one]) => [name, String(one)]).filter(([, one = '']) => !/\$|<</.test(one)),
  );
}

function lineOf(text: string, run: string): number {
  const last = run.trim().split('\n').at(-1) ?? '';
  return text.slice(0, Math.max(0, text.indexOf(last))).split('\n').length;
}
