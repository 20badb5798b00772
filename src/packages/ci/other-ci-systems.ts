/** Reads the CI jobs, with commands and variables, that a repository defines for GitLab CI, CircleCI, Travis CI, tox or nox. */

import { parseDocument } from 'yaml';
import { isObject, objectIn } from '../../text/json.ts';
import type { Tree } from '../ecosystems/ecosystem.ts';
import { newestFirst } from './expressions.ts';
import { type CiJob, folderIn, scriptLines } from './job.ts';

/** Of the first of these files that is there. */
export async function otherJobs(tree: Tree, names: ReadonlySet<string>): Promise<CiJob[]> {
  for (const [file, jobsIn] of readers) {
    const text = names.has(file) ? await tree.read(file) : undefined;
    const document = text === undefined ? undefined : parseDocument(text, { merge: true });
    if (text === undefined || document === undefined || document.errors.length > 0) continue;
    return jobsIn(objectIn(document.toJS({ maxAliasCount: 100 }))).map((job) => asCiJob(file, text, job));
  }
  const [file, name] = Object.entries({ 'tox.ini': 'tox', 'noxfile.py': 'nox' }).find(([one]) => names.has(one)) ?? [];
  return file === undefined || name === undefined ? [] : [asCiJob(file, '', { name, steps: [{ run: name }] })];
}

interface PlainStep {
  run: string;
  folder?: string;
  env?: unknown;
}

interface PlainJob {
  name: string;
  steps: PlainStep[];
  env?: unknown;
  /** By its name, or as a mapping that has it. */
  image?: unknown;
  services?: unknown;
  leftOut?: string[];
  isMatrix?: boolean;
}

function asCiJob(file: string, text: string, job: PlainJob): CiJob {
  const { name, steps, env, image, services, leftOut = [], isMatrix = false } = job;
  const [container] = imagesOf(image);
  return {
    ...{ file, name, env: literals(env, leftOut), wants: [], leftOut, services: imagesOf(services), isMatrix },
    ...(container !== undefined && { container }),
    steps: steps.map(({ run, folder = '', env: own }) => ({
      ...{ run, line: lineOf(text, run), folder, env: literals(own, leftOut) },
    })),
  };
}

/** Where an earlier part has gone, a later one begins. */
function inOneShell(runs: readonly string[]): PlainStep[] {
  let folder = '';
  return runs.map((run) => {
    const step = { run, folder };
    ({ folder } = scriptLines(run, folder));
    return step;
  });
}

const listOf = (value: unknown): unknown[] => [value ?? []].flat(3);
const listed = (value: unknown) => listOf(value).filter((one) => typeof one === 'string');
const imagesOf = (value: unknown) =>
  listed(listOf(value).map((one) => (isObject(one) ? (one.image ?? one.name) : one)));

const readers: readonly [file: string, jobsIn: (value: Record<string, unknown>) => PlainJob[]][] = [
  ['.gitlab-ci.yml', gitlab],
  ['.circleci/config.yml', circle],
  ['.travis.yml', travis],
];

function gitlab(value: Record<string, unknown>): PlainJob[] {
  const { before_script, image, services } = { ...value, ...objectIn(value.default) };
  return Object.entries(value).flatMap(([name, written]) => {
    if (!isObject(written) || written.script === undefined || name.startsWith('.')) return [];
    const job: Record<string, unknown> = { before_script, image, services, ...written };
    const steps = inOneShell(listed([job.before_script, job.script]));
    const env = { ...objectIn(value.variables), ...objectIn(job.variables) };
    return [{ name, steps, env, image: job.image, services: job.services }];
  });
}

function circle(value: Record<string, unknown>): PlainJob[] {
  return Object.entries(objectIn(value.jobs)).flatMap(([name, written]) => {
    const job = objectIn(written);
    if (job.macos !== undefined) return [];
    const [image, ...services] = listOf(job.docker);
    const leftOut: string[] = [];
    const env = { ...objectIn(objectIn(image).environment), ...objectIn(job.environment) };
    return [
      { name, steps: stepsOfCircle(job.steps, objectIn(value.commands), leftOut), env, image, services, leftOut },
    ];
  });
}

/** With the steps of the commands that the file itself defines, in which none names itself. */
function stepsOfCircle(steps: unknown, defined: Record<string, unknown>, leftOut: string[]): PlainStep[] {
  return listOf(steps).flatMap((step) => {
    const name = typeof step === 'string' ? step : (Object.keys(objectIn(step))[0] ?? '');
    const { [name]: own, ...others } = defined;
    if (own !== undefined) return stepsOfCircle(objectIn(own).steps, others, leftOut);
    const { run } = objectIn(step);
    const { command: text, environment, working_directory: folder } = objectIn(run);
    const command = text ?? run;
    if (typeof command === 'string' && !command.includes('<<'))
      return [{ run: command, folder: folderIn(String(folder ?? '').replace(/^~\/project/, '')), env: environment }];
    const words =
      typeof command === 'string' ? `\`${command.trim().split('\n')[0]}\` (has parameters)` : `the step ${name}`;
    if (!/^checkout$|_cache$/.test(name)) leftOut.push(words);
    return [];
  });
}

/** One for each line of variables that the whole file is run with, and for each job that is included. */
function travis(value: Record<string, unknown>): PlainJob[] {
  const { global, matrix, jobs = matrix, ...own } = isObject(value.env) ? value.env : { jobs: value.env };
  const steps = ['before_install', 'install', 'before_script', 'script'].flatMap((name) => listed(value[name]));
  const shared = Object.assign({}, own, ...listOf(global).map(variables));
  const included = listOf(objectIn(value.jobs ?? value.matrix).include)
    .filter(isObject)
    .filter(({ os }) => os !== 'osx' && os !== 'windows')
    .flatMap(({ env, ...job }) =>
      travis({ ...value, jobs: {}, matrix: {}, ...job, env: { ...own, global: [global, env] } }),
    );
  const [node] = newestFirst(
    listOf(value.node_js)
      .filter(Number)
      .map((version) => ({ version })),
  );
  const all = (jobs === undefined ? [''] : listOf(jobs)).map((line) => ({
    name: typeof line === 'string' ? `travis ${line}`.trim() : 'travis',
    steps: inOneShell(steps),
    env: { ...(node && { TRAVIS_NODE_VERSION: node.version }), ...shared, ...variables(line) },
    services: value.services,
  }));
  return [...included.map((job) => ({ ...job, isMatrix: true })), ...all];
}

/** `A=1 B="2 3"`, or a mapping. */
function variables(line: unknown): Record<string, unknown> {
  const pairs = typeof line === 'string' ? line.matchAll(/(\w+)=(?:(["'])(.*?)\2|(\S*))/g) : [];
  return { ...objectIn(line), ...Object.fromEntries([...pairs].map(([, name, , text, bare]) => [name, text ?? bare])) };
}

/** What refers to other variables or to parameters is known to that service alone, and so is what it keeps as `secure`. */
function literals(written: unknown, leftOut: string[]) {
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(objectIn(written))) {
    const one = String((isObject(value) ? value.value : value) ?? '');
    if (/\$|<</.test(one) || name === 'secure') leftOut.push(`the variable ${name} (known to the service alone)`);
    else known[name] = one;
  }
  return known;
}

function lineOf(text: string, run: string) {
  const last = run.trim().split('\n').at(-1) ?? '';
  return text.slice(0, Math.max(0, text.indexOf(last))).split('\n').length;
}
