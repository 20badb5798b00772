/** Sources alone: the base with only the attempt's production laid over it must be green, also where its tests are written differently. */

import { posix } from 'node:path';
import { localPackages, mergedManifest, packageName } from '../packages/merge-manifest.ts';
import type { ProofEdit, SourcesProof } from '../run/proof.ts';
import { testsOf, twinsOf, withEdits } from '../syntax/bends.ts';
import { followedTests } from '../verify/followed-tests.ts';
import { reExports } from '../verify/re-exports.ts';
import { withBaseTests } from '../verify/second.ts';
import { unmarkedTests } from '../verify/unmarked-tests.ts';
import { helpersOfTests, readersOf, scriptsOf, vendoredPackages } from './base-mentions.ts';
import { type Backed, dependsOn, isBacked, type Laid, named, type SourcesResult } from './depends-on.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';
import { normaliser, type Split, splitChange } from './split-change.ts';

/** What is laid over the base, and what of the change that leaves out. */
export interface Alone extends Backed {
  sources: SourcesProof;
  /** Of the rest what belongs to new packages. */
  brought: ReadonlySet<string>;
  /** Of the rest what holds assertions that only tests call. */
  comparing: ReadonlySet<string>;
}

export async function layAlone(port: ProofPort, context: ProofContext): Promise<Alone> {
  const split = splitChange(context.changed, {
    command: context.command,
    globs: context.testPaths,
    readBy: await readersOf(port, context),
    isScript: await scriptsOf(port, context),
    ...(await vendoredPackages(port, context)),
  });
  const { helpers, comparing } = await helpersOfTests(
    port,
    context,
    split.production.map(({ path }) => path),
  );
  split.others.push(...split.production.filter(({ path }) => helpers.has(path)));
  split.production = split.production.filter(({ path }) => !helpers.has(path));
  const followed = await followedTests({
    ...context,
    globs: context.testPaths,
    list: () => port.list('base'),
    read: (side, path) => port.read(side, path),
  });
  split.others = split.others.filter(({ path }) => !followed.has(path));
  const laid = await production(port, split);
  laid.taken.push(...followed);
  const sources: SourcesProof = {
    production: [...split.production, ...split.manifests].map(({ path }) => path),
    also: [],
    alsoChanged: [],
    twins: 0,
    stopped: false,
  };
  const rest = await left(port, split, laid);
  const filters = rest.filter(
    (path) => normaliser.test(path) && !/normal|canonical|saniti[sz]|scrub|redact/i.test(context.story ?? ''),
  );
  for (const [path, text] of await reExports(split.production, (side, path) => port.read(side, path)))
    laid.files.set(path, text);
  return {
    sources,
    laid,
    rest,
    brought: new Set(split.dependencies.map(({ path }) => path)),
    comparing: comparing.union(new Set(filters)),
  };
}

/** `stopped` where the green rests on something other than production; `reasons` says on what, or why it cannot be told. */
export async function proveSources(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { alone: { sources, laid, rest, brought, comparing }, testFiles }: { alone: Alone; testFiles: ReadonlySet<string> },
): Promise<SourcesResult> {
  if (rest.length === 0) return { sources, edits: [], reasons: [], proved: true };
  const backed = { laid, rest };

  const before = context.twinned.get(await port.make('base', laid.taken, laid.files));
  if (before !== undefined && isBacked(context, before.verification)) {
    const { logPath } = before.verification;
    const edits = before.edits.map((edit) => ({ ...edit, outcome: 'kept' as const, logPath }));
    return { sources: { ...sources, twins: edits.length, logPath }, edits, reasons: [], proved: true, backed };
  }

  const twins = await twinned(port, testFiles, laid);
  const tree = await port.make('base', laid.taken, new Map([...laid.files, ...twins.files]));
  const first = await experiments.run('sources', tree);
  if (first === undefined) return { sources, edits: [], reasons: [], proved: false };
  sources.twins = twins.edits.length;
  sources.logPath = first.logPath;
  const outcome = (kept: boolean) =>
    twins.edits.map((edit) => ({
      ...edit,
      outcome: kept ? ('kept' as const) : ('rang' as const),
      logPath: first.logPath,
    }));
  if (isBacked(context, first)) return { sources, edits: outcome(true), reasons: [], proved: true, backed };

  const plain =
    twins.edits.length === 0
      ? first
      : await experiments.run('sources-plain', await port.make('base', laid.taken, laid.files));
  if (plain === undefined) return { sources, edits: [], reasons: [], proved: false };
  if (isBacked(context, plain)) {
    const red = first.failures.filter(({ kind }) => kind === undefined).map(({ name }) => name);
    const alone = await twinsRingAlone(port, context, experiments, twins.files, red);
    if (red.length === 0 || alone)
      return { sources: { ...sources, twins: 0 }, edits: [], reasons: [], proved: true, backed };
    sources.stopped = true;
    const reason = `${named(red)} ${red.length === 1 ? 'is' : 'are'} red where the same values are written differently: the code depends on how its tests are written`;
    return { sources, edits: outcome(false), reasons: [reason], proved: false };
  }
  const missing = { sources, laid, rest, brought, comparing, plain };
  return { ...(await dependsOn(port, context, experiments, missing)), edits: outcome(true) };
}

/** What is laid over the base: production as the attempt has it, with the base's tests in it, manifests by part, and tests unmarked. */
async function production(port: ProofPort, { production: files, manifests, others }: Split): Promise<Laid> {
  const changed = others.filter(({ status }) => status === 'modified').map(({ path }) => path);
  const unmarked = await unmarkedTests((side, path) => port.read(side, path), changed);
  const laid: Laid = { taken: files.map(({ path }) => path), files: unmarked };
  for (const { path } of files.filter(({ path }) => path.endsWith('.rs'))) {
    const [base, tree] = [await port.read('base', path), await port.read('tree', path)];
    const merged = base === undefined || tree === undefined ? undefined : await withBaseTests(path, base, tree);
    if (merged !== undefined) laid.files.set(path, merged);
  }
  for (const { path } of manifests) {
    const [base, tree] = [await port.read('base', path), await port.read('tree', path)];
    if (tree !== undefined) laid.files.set(path, mergedManifest(path, base, tree, await ownPackages(port, path, tree)));
  }
  return laid;
}

/** Specifiers that lead to a package of the base under its own name. */
async function ownPackages(port: ProofPort, path: string, tree: string): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  for (const { name, folder, specifier } of path.endsWith('.json') ? localPackages(tree) : []) {
    const manifest = await port.read('base', posix.join(path, '..', folder, 'package.json'));
    if (manifest !== undefined && packageName(manifest) === name) own.add(specifier);
  }
  return own;
}

/** Changed files that are not, or not wholly, laid over. */
async function left(port: ProofPort, { others, dependencies, manifests }: Split, { files }: Laid): Promise<string[]> {
  const parts = await Promise.all(
    [...files].map(async ([path, text]) => (isSame(text, await port.read('tree', path)) ? [] : [path])),
  );
  const deleted = manifests.filter(({ status }) => status === 'deleted').map(({ path }) => path);
  return [...new Set([...[...others, ...dependencies].map(({ path }) => path), ...parts.flat(), ...deleted])];
}

/** JSON that is laid out in another way is the same. */
function isSame(text: string, other: string | undefined): boolean {
  if (text === other) return true;
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(other ?? ''));
  } catch {
    return false;
  }
}

/** Test files of the base, the same values written differently in them. */
export function twinsOfBase(port: Pick<ProofPort, 'read'>, paths: readonly string[]) {
  return twinned(port, paths, { taken: [], files: new Map() });
}

/** Tests inside a source stand in what is laid over the base. */
async function twinned(port: Pick<ProofPort, 'read'>, paths: Iterable<string>, laid: Laid) {
  const files = new Map<string, string>();
  const edits: Omit<ProofEdit, 'outcome'>[] = [];
  for (const path of paths) {
    const side = laid.taken.includes(path) ? 'tree' : 'base';
    const base = laid.files.get(path) ?? (await port.read(side, path));
    if (base === undefined) continue;
    const { tests } = await testsOf([{ path, tree: base }]);
    const twins = tests.flatMap(twinsOf);
    if (twins.length === 0) continue;
    files.set(path, withEdits(base, twins));
    edits.push(...twins.map(({ kind, line, test, before, after }) => ({ kind, path, line, test, before, after })));
  }
  return { files, edits };
}

/** Whether the edits turn tests red on the base that were green there: then they prove nothing, as where tests are linted. */
async function twinsRingAlone(
  port: ProofPort,
  { baseline }: ProofContext,
  experiments: Experiments,
  files: ReadonlyMap<string, string>,
  red: readonly string[],
): Promise<boolean> {
  const before = new Set((baseline?.failures ?? []).map(({ name }) => name));
  const run = await experiments.run('sources-twins-on-base', await port.make('base', [], files));
  return (
    run === undefined ||
    run.failures.some(({ name, kind }) => kind !== undefined || (red.includes(name) && !before.has(name)))
  );
}
