/** Parses a GitHub Actions workflow into its jobs, with the commands that a Linux runner would run after a push. */

import { isObject, objectIn } from '../../text/json.ts';
import { quoted } from '../../text/shell-quote.ts';
import { type Tree, yamlOf } from '../ecosystems/ecosystem.ts';
import { type Contexts, type Entry, holds, interpolated, matrixOf, newestFirst } from './expressions.ts';
import { type CiJob, type CiStep, folderIn, theRoot } from './job.ts';

/** Those that run on Linux, or why there are none; none where it starts by hand, by the clock or for a release alone. */
export async function jobsOfWorkflow(tree: Tree, file: string): Promise<CiJob[] | string> {
  const text = (await tree.read(file)) ?? '';
  if (text.length > 300_000) return 'too large';
  const workflow = yamlOf(text);
  const { on, jobs: written } = workflow;
  if (written === undefined) return 'no valid YAML';
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(objectIn(on));
  const { tags, branches } = objectIn(objectIn(on).push);
  const isOfChanges = (event: string) =>
    event === 'push'
      ? tags === undefined || branches !== undefined
      : /^(?:pull_request(?:_target)?|merge_group|workflow_call)$/.test(event);
  if (!events.some(isOfChanges)) return [];
  const inputs: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [name, input] of Object.entries(objectIn(objectIn(objectIn(on).workflow_call).inputs))) {
    inputs[name] = objectIn(input).default;
    if (inputs[name] === undefined) unknown.push(`inputs.${name}`);
  }
  const known = { runner: { os: 'Linux', arch: 'X64' }, github: pushed, inputs, unknown };
  const jobs = Object.entries(objectIn(written)).map(([name, job]) =>
    jobsOf(tree, { file, text, name, workflow, known, job: objectIn(job) }),
  );
  const all = (await Promise.all(jobs)).flat();
  return all.length === 0 ? 'its jobs call others, or run on another system' : all;
}

interface WrittenJob {
  file: string;
  text: string;
  name: string;
  workflow: Record<string, unknown>;
  job: Record<string, unknown>;
  known: Contexts;
}

/** One for each entry of its matrix that does something else. */
async function jobsOf(tree: Tree, written: WrittenJob): Promise<CiJob[]> {
  const { file, name, job, known } = written;
  const { matrix: declared } = objectIn(job.strategy);
  const matrix = matrixOf(declared);
  const base: Contexts = { ...known, unknown: [...(known.unknown ?? []), ...matrix.unknown] };
  const inside = (entry: Entry): Contexts => ({ ...base, matrix: entry });
  const entries = matrix.entries.filter((entry) => isLinux(job['runs-on'], inside(entry)));
  const ranked = newestFirst(entries).filter((entry) => holds(job.if, { ...inside(entry), env: {} }));
  // A workflow that it runs is read by itself.
  if (!Array.isArray(job.steps)) return [];
  const possible = ranked.slice(0, 50);
  const read = (entry: Entry) => readSteps(tree, written, inside(entry));
  const all = await Promise.all(possible.map(async (entry) => ({ entry, found: await read(entry) })));
  const wanted = Map.groupBy(
    all.flatMap(({ found }) => found.wants),
    ({ tool }) => tool,
  );
  const wants = [...wanted].map(([tool, of]) => ({ tool, versions: [...new Set(of.map(({ version }) => version))] }));
  const named = isObject(job.container) ? job.container.image : job.container;
  const different = new Map(all.toReversed().map((one) => [JSON.stringify([one.found.steps, one.found.env]), one]));
  return [...different.values()].toReversed().map(({ entry, found }) => {
    const words = Object.entries(entry).flatMap(([key, value]) => (isObject(value) ? [] : `${key} ${value}`));
    const image = interpolated(String(named ?? ''), inside(entry));
    const container = 'value' in image ? image.value : String(named);
    return {
      ...{ ...found, file, name, wants, services: portsOf(job.services), isMatrix: declared !== undefined },
      ...(container !== '' && { container }),
      ...(all.length > 1 && { entry: words.join(', ') }),
    };
  });
}

const pushed = { event_name: 'push', ref_type: 'branch', event: {} };

function isLinux(written: unknown, contexts: Contexts) {
  const texts = [written].flat().map((label) => interpolated(String(label), contexts));
  return !texts.some((text) => 'value' in text && /windows|macos|^mac|^win/i.test(text.value));
}

function portsOf(services: unknown) {
  return Object.entries(objectIn(services)).flatMap(([name, service]) => {
    const { ports } = objectIn(service);
    return (Array.isArray(ports) ? ports : []).map((port) => `${name} on localhost:${String(port).split(':')[0]}`);
  });
}

type StepPlace = Pick<CiStep, 'line' | 'env'>;
type Steps = Pick<CiJob, 'steps' | 'env' | 'leftOut'> & { wants: { tool: string; version: string }[] };

async function readSteps(
  tree: Tree,
  { text: ofFile, name, workflow, job }: WrittenJob,
  base: Contexts,
): Promise<Steps> {
  const leftOut: string[] = [];
  const wants: Steps['wants'] = [];
  const steps: CiStep[] = [];
  const env = literal({ ...objectIn(workflow.env), ...objectIn(job.env) }, base, leftOut);
  const run = { ...objectIn(objectIn(workflow.defaults).run), ...objectIn(objectIn(job.defaults).run) };
  // Each step is searched for behind the one before it.
  let at = ofFile.indexOf(`  ${name}:`) + name.length;
  const known: Record<string, { outputs: Record<string, string> }> = {};
  await take(job.steps as unknown[], { ...base, env, steps: known });
  return { steps, env, leftOut, wants };

  async function take(list: readonly unknown[], contexts: Contexts, line?: number) {
    for (const each of list) {
      const step = objectIn(each);
      const env = literal(objectIn(step.env), contexts, step.run === undefined ? [] : leftOut);
      const inside = { ...contexts, env: { ...objectIn(contexts.env), ...env } };
      if (line === undefined) at = Math.max(at, ofFile.indexOf(firstLine(step.run ?? step.uses), at + 1));
      const place = { line: line ?? ofFile.slice(0, at).split('\n').length, env };
      if (!holds(step.if, inside)) leftOut.push(`\`${firstLine(step.run ?? step.uses)}\` (only if ${step.if})`);
      else if (typeof step.uses === 'string') await use(step.uses, objectIn(step.with), inside, place);
      else if (typeof step.run === 'string') add(step.run, step, inside, place);
    }
  }

  function add(written: string, step: Record<string, unknown>, around: Contexts, place: StepPlace) {
    const workspace = '$GITHUB_WORKSPACE';
    // The folder above the repository takes builds of it: here they lie inside.
    const runner = { ...objectIn(around.runner), workspace };
    const contexts = { ...around, runner, github: { ...pushed, workspace } };
    const text = interpolated(written, contexts);
    const folder = interpolated(String(step['working-directory'] ?? run['working-directory'] ?? ''), contexts);
    const named = step.shell ?? run.shell;
    const shell = interpolated(String(named ?? 'bash'), contexts);
    const first = firstLine(written);
    const needs = [text, folder].find((one) => 'unknown' in one);
    if (needs !== undefined && 'unknown' in needs) leftOut.push(`\`${first}\` (needs ${needs.unknown})`);
    else if ('value' in shell && !/^(?:ba|z|da)?sh\b/.test(shell.value))
      leftOut.push(`\`${first}\` (in the shell ${shell.value})`);
    else if ('value' in text && 'value' in folder) {
      // What a step tells the later ones in words of its own.
      const told = [...text.value.matchAll(telling)].filter(
        ([, , value = '']) => !/[$`]/.test(value.replace(theRoot, '')),
      );
      if (told.length > 0) known[String(step.id)] = { outputs: Object.fromEntries(told.map(([, ...pair]) => pair)) };
      steps.push({
        ...place,
        // GitHub runs a shell that is named so with it, and the one that nobody names without.
        run: named === 'bash' && text.value.includes('|') ? `set -o pipefail\n${text.value}` : text.value,
        folder: folderIn(folder.value.replace(theRoot, '')),
      });
    }
  }

  async function use(uses: string, values: Record<string, unknown>, contexts: Contexts, place: StepPlace) {
    const [action = '', ref = ''] = uses.split('@');
    if (action.startsWith('./')) {
      const found = await localAction(tree, folderIn(action));
      const inputs = Object.fromEntries(
        Object.entries(objectIn(found?.inputs)).map(([name, input]) => [name, objectIn(input).default ?? '']),
      );
      const evaluated = literal(values, contexts, []);
      const list = objectIn(found?.runs).steps;
      if (Array.isArray(list)) await take(list, { ...contexts, inputs: { ...inputs, ...evaluated } }, place.line);
      return;
    }
    const [tool, input] = toolchains[action] ?? [];
    const written =
      input === undefined ? undefined : (values[input] ?? (action === 'dtolnay/rust-toolchain' ? ref : undefined));
    const version = interpolated(firstLine(written ?? ''), contexts);
    if (tool !== undefined && 'value' in version && version.value !== '') wants.push({ tool, version: version.value });
    const declared = /"packageManager":\s*"pnpm@([^"+]+)/.exec((await tree.read('package.json')) ?? '')?.[1];
    const command = /^pnpm\/(?:action-)?setup$/.test(action)
      ? `npm install -g ${quoted(`pnpm@${values.version ?? declared ?? 'latest'}`)}`
      : installing[action];
    if (tool === undefined && command === undefined && !/^actions\/(?:checkout|cache)$/.test(action))
      leftOut.push(`the action ${action}`);
    if (command !== undefined && (action !== 'ruby/setup-ruby' || String(values['bundler-cache']) === 'true'))
      add(command, { 'working-directory': values['working-directory'] }, contexts, place);
  }
}

const telling = /^\s*echo ["']?([\w-]+)=([^"'\n>]*)["']? *>> *"?\$\{?GITHUB_OUTPUT/gm;

const firstLine = (text: unknown) => String(text).trim().split('\n')[0] ?? '';

/** Actions that bring a toolchain, and the input that names its version. */
const toolchains: Readonly<Record<string, readonly [tool: string, input: string] | undefined>> = {
  'actions/setup-node': ['node', 'node-version'],
  'actions/setup-python': ['python3', 'python-version'],
  'actions/setup-go': ['go', 'go-version'],
  'actions/setup-java': ['java', 'java-version'],
  'ruby/setup-ruby': ['ruby', 'ruby-version'],
  'shivammathur/setup-php': ['php', 'php-version'],
  'dtolnay/rust-toolchain': ['cargo', 'toolchain'],
  'oven-sh/setup-bun': ['bun', 'bun-version'],
  'denoland/setup-deno': ['deno', 'deno-version'],
};

/** Actions that install what a manifest names, and the command that does the same. */
const installing: NodeJS.ReadOnlyDict<string> = {
  'ruby/setup-ruby': 'bundle install',
  'ramsey/composer-install': 'composer install --no-interaction --no-progress',
};

async function localAction(tree: Tree, folder: string): Promise<Record<string, unknown> | undefined> {
  const read = (name: string) => tree.read(folderIn(folder, name));
  const text = (await read('action.yml')) ?? (await read('action.yaml'));
  return text === undefined ? undefined : yamlOf(text);
}

/** Variables that can be known. A secret is nobody's but the project's own runs'. */
function literal(written: Record<string, unknown>, contexts: Contexts, leftOut: string[]) {
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(written)) {
    const found = interpolated(String(value ?? ''), { ...contexts, env: { ...objectIn(contexts.env), ...known } });
    if ('value' in found) known[name] = found.value;
    else leftOut.push(`the variable ${name} (needs ${found.unknown})`);
  }
  return known;
}
