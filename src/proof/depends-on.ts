/** A green that production alone does not give: which of the other files does it need, and do they give it without production? */

import { asksToChange, speaksOfSupport } from '../guard/allowed.ts';
import { languageOf } from '../guard/language.ts';
import { namesFile, roleOf } from '../guard/production.ts';
import { raisesVersionsAlone } from '../packages/merge-manifest.ts';
import type { ProofEdit, SourcesProof } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import { hasNoTestYet } from '../verify/failing-test.ts';
import { placeholders } from '../verify/listed-tests.ts';
import { readSecond } from '../verify/second.ts';
import { loadingFiles } from '../verify/start-files.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';
import { metElsewhere } from './met-elsewhere.ts';

export interface SourcesResult {
  sources: SourcesProof;
  edits: ProofEdit[];
  reasons: string[];
  /** Nothing stands against it, and it was really tried. */
  proved: boolean;
  /** Where that is green. */
  backed?: Backed;
}

/** What of the attempt is laid over the base, and the changed files that are not in it. */
export interface Backed {
  laid: Laid;
  rest: readonly string[];
}

export interface Laid {
  taken: string[];
  files: Map<string, string>;
}

export interface Missing {
  sources: SourcesProof;
  laid: Laid;
  rest: readonly string[];
  /** Of the rest what belongs to new packages. */
  brought: ReadonlySet<string>;
  comparing: ReadonlySet<string>;
  plain: Verification;
}

/** Red with production alone: which of the other files does the green need? */
export async function dependsOn(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { sources, laid, rest, brought, comparing, plain }: Missing,
): Promise<Omit<SourcesResult, 'edits'>> {
  const role = (path: string) => roleOf(path, { command: context.command, globs: context.testPaths });
  const tests = (path: string) => role(path) === 'test' || comparing.has(path);
  const { command, changed, story = '' } = context;
  const added = changed.filter(({ path, status }) => status === 'added' && tests(path)).map(({ path }) => path);
  // Settings that the command loads and the story asks for by their path, and helpers of the tests that it speaks of.
  const isAsked = (path: string) =>
    (languageOf(path) === undefined && namesFile(command, path) && asksToChange(story, path)) ||
    speaksOfSupport(story, path);
  const isProduction = (path: string) => role(path) === 'production';
  const starts = await loadingFiles(rest.filter(tests), { ...port, changed: context.changed, isProduction });
  const settings = rest.filter((path) => !tests(path) || brought.has(path) || isAsked(path) || starts.includes(path));
  const isEnough = async (paths: readonly string[]) => {
    const { taken, files } = withAlso(laid, paths);
    const idle = await placeholders(
      changed.filter(({ path }) => paths.includes(path)),
      added,
      (path) => port.read('tree', path),
    );
    const tree = await port.make('base', taken, new Map([...files, ...idle]));
    const run = await experiments.run(`sources-with-${experiments.runs()}`, tree);
    return run !== undefined && isBacked(context, run);
  };
  if (settings.length > 0 && (await isEnough(settings))) {
    const also = await halved(settings, isEnough);
    // A red that turns green where no source changes: how the tests run was changed, not what they run.
    if (brought.size === 0 && (await isEnoughAlone(port, context, experiments, { sources, also }))) {
      const reason = `the green needs nothing of production, only ${named(also)}`;
      return { sources: { ...sources, also, stopped: true }, reasons: [reason], proved: false };
    }
    const isNew = (path: string) => context.changed.some((one) => one.path === path && one.status === 'added');
    return {
      sources: { ...sources, also, alsoChanged: also.filter((path) => !isNew(path)) },
      reasons: [],
      proved: true,
      backed: { laid: withAlso(laid, also), rest: rest.filter((path) => !also.includes(path)) },
    };
  }
  if (experiments.over() !== undefined) return { sources, reasons: [], proved: false };

  // The base has no tests: what the attempt adds is all that can speak, and alarm and counter-proof look at that.
  if (context.baseline && [context.baseline, plain].every((each) => hasNoTestYet(each, context.testPaths)))
    return { sources, reasons: [], proved: true };
  const met = await metElsewhere(port.read, context.baseline, plain);
  const { waiting } = context;
  const reading = readSecond(context.baseline, plain, met, (name) => waiting?.includes(name) === true);
  const { bent, other } = { ...reading, other: [...reading.changedBehaviour, ...reading.unmet] };
  // Whoever asks for it lets tests change with the behaviour: alarm and counter-proof look at what they became.
  const versions = await Promise.all(
    rest.map(async (path) => raisesVersionsAlone(path, await port.read('base', path), await port.read('tree', path))),
  );
  const isTests = rest.every((path, at) => tests(path) || versions[at]);
  if (bent.length === 0 && context.mayChangeTests && isTests) return { sources, reasons: [], proved: true };
  const again = rest.every((path) => added.includes(path)) ? await writtenAgain(port, rest, other) : undefined;
  if (again !== undefined && bent.length === 0) {
    const reason = `\`${again.name}\` is red with the production of the attempt alone, and ${again.path} puts another test of that name in its place`;
    return { sources: { ...sources, stopped: !context.mayChangeTests }, reasons: [reason], proved: false };
  }
  if (bent.length === 0) {
    const reason = `with the tests as they were, ${named(other)} ${other.length === 1 ? 'reads' : 'read'} differently: the behaviour changed`;
    return { sources, reasons: [reason], proved: false };
  }
  // Data that a test asks for and that is not there cannot be written anywhere else.
  const brandNew = new Set(changed.filter(({ status }) => status === 'added').map(({ path }) => path));
  const kinds = await Promise.all(
    rest.map(async (path) => brandNew.has(path) && !isProgram(path, await port.read('tree', path))),
  );
  const data = kinds.every(Boolean);
  const needs = data ? 'needs files that only tests read' : 'needs more than production';
  const reason = `${named(bent)} ${bent.length === 1 ? 'is' : 'are'} red with the production of the attempt alone: the green ${needs} (${named(rest)})`;
  return { sources: { ...sources, stopped: !data && !context.mayChangeTests }, reasons: [reason], proved: false };
}

/** Where a type can be opened again, a test of its name in a new file is the only one that runs. */
async function writtenAgain(
  port: ProofPort,
  paths: readonly string[],
  names: readonly string[],
): Promise<{ path: string; name: string } | undefined> {
  for (const path of paths.filter((one) => /\.(?:rb|sh|bash|lua|p[lm]|t)$/.test(one))) {
    const text = (await port.read('tree', path)) ?? '';
    for (const name of names) {
      const [method = '', ...owners] = (name.match(/\w+/g) ?? []).reverse();
      const isWritten = new RegExp(
        `\\b(?:def|sub|function)\\s+(?:\\w+[.:])?${method}\\b|^${method}\\s*\\(\\)`,
        'm',
      ).test(text);
      if (isWritten && owners.every((owner) => new RegExp(`\\b${owner}\\b`).test(text))) return { path, name };
    }
  }
  return undefined;
}

/** As the attempt has these too. */
function withAlso({ taken, files }: Laid, paths: readonly string[]): Laid {
  return { taken: [...taken, ...paths], files: new Map([...files].filter(([path]) => !paths.includes(path))) };
}

/** A tool of that name, or a module, is run in the place of what tests mean. */
function isProgram(path: string, text: string | undefined): boolean {
  if (languageOf(path) !== undefined || /\.(?:p[lm]|t|lua|bats|awk|tcl|exs?|jl|r)$/i.test(path)) return true;
  return text === undefined || text.startsWith('#!') || /(?:^|\/)s?bin\/[^/]+$/.test(path);
}

/** Whether the other files make a red base green by themselves, a change of production beside them or not. */
async function isEnoughAlone(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { sources, also }: { sources: SourcesProof; also: readonly string[] },
): Promise<boolean> {
  if (!isRed(context.baseline) || context.mayChangeTests) return false;
  if (sources.production.length === 0) return true;
  const run = await experiments.run('sources-without', await port.make('base', also, new Map()));
  return run !== undefined && isBacked(context, run);
}

export function isBacked({ baseline }: ProofContext, verification: Verification): boolean {
  const { bent, changedBehaviour } = readSecond(baseline, verification);
  return verification.result === 'passed' && bent.length === 0 && changedBehaviour.length === 0;
}

function isRed(baseline: ProofContext['baseline']): boolean {
  return baseline !== undefined && baseline.result !== 'passed';
}

/** A part of the paths that is enough, found by leaving out halves. */
async function halved(paths: string[], isEnough: (paths: readonly string[]) => Promise<boolean>): Promise<string[]> {
  if (paths.length === 1) return paths;
  const middle = Math.ceil(paths.length / 2);
  for (const half of [paths.slice(0, middle), paths.slice(middle)]) {
    if (await isEnough(half)) return halved(half, isEnough);
  }
  return paths;
}

export function named(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const more = unique.length > 3 ? ` and ${unique.length - 3} more` : '';
  return `${unique
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(', ')}${more}`;
}
