/**
 * Do the tests still hear what those of the base heard? Where lines of them went, functions that these lines speak of give something
 * else. What the base's tests hear, and nothing that the attempt runs, is demanded no more: accused. No such line, no run.
 */

import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import { isSpokenOf } from '../guard/spoken-of.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { otherResultsOf } from '../syntax/other-results.ts';
import type { OtherResult } from '../syntax/other-values.ts';
import { isPlain } from '../syntax/plain-results.ts';
import { withBaseTests } from '../verify/second.ts';
import { isUnbuilt } from './bent-test.ts';
import { type Laid, named, type SourcesResult } from './depends-on.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { runToHear } from './heard-tests.ts';
import { lostIn } from './lost-lines.ts';
import { isOfTest } from './proof-tests.ts';

/** Each is a run of the suite; one that nothing hears any more is asked of the base's tests in a second. */
const mostResults = 3;
const mostSources = 300;

/** Tried where the base's tests are green over the attempt's production, and nobody asked for other tests. */
export async function proveWeaker(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { backed }: SourcesResult,
): Promise<Tried> {
  const { mayChangeTests, waiting = [] } = context;
  if (backed === undefined || mayChangeTests) return untried;
  const edits: ProofEdit[] = [];
  const doubts: string[] = [];
  for (const { path, ...other } of await chosen(port, context, backed.rest)) {
    const tree = await port.make('tree', [], new Map([[path, other.text]]));
    const asked = { label: 'weaker', tree, tests: [...experiments.running], isAny: true };
    const run = await runToHear(port, context, experiments, asked);
    if (run === undefined) return { ...untried, edits, reasons: [untold(experiments)] };
    const told = { path, line: other.line, before: other.before.slice(0, 200), after: words[other.kind].after };
    const edit: ProofEdit = { kind: 'other', ...told, outcome: 'rang', logPath: run.logPath };
    edits.push(edit);
    if (isUnbuilt(run)) edit.outcome = 'unusable';
    if (!isGreen(run)) continue;
    const base = await overBase(port, experiments, backed.laid, { path, text: other.text });
    // What only a test heard that waits for the reviewer is left unheard as the story may ask.
    const heard = base?.failures.filter((one) => !waiting.some((name) => isOfTest(one, name))) ?? [];
    edit.outcome = base && isHeard(base) && (heard.length > 0 || waiting.length === 0) ? 'silent' : 'unusable';
    if (edit.outcome !== 'silent') continue;
    const tests = named(heard.map(({ name }) => name));
    const reason = `\`${other.name}\` in ${path} ${words[other.kind].does} and stays green, where ${tests} of the base turned red`;
    // Whether the story asks for just that is for a reader to say.
    if (heard.every((one) => isAskedAbout(context.permitting ?? '', one))) {
      edit.outcome = 'unusable';
      doubts.push(`${reason}; the story speaks of tests that may demand less`);
    } else return { edits, reasons: [reason], stopped: true };
  }
  return { ...untried, edits, reasons: doubts };
}

/** The story names the test or its file, and speaks of demanding less. */
function isAskedAbout(story: string, { name, file = '' }: TestFailure): boolean {
  return isSpokenOf(story, { severity: 'weakens', rule: 'assertion-weakened', path: file, message: `“${name}”` });
}

/** No time, no runs left, or code that was turned round and does not come to its end. */
function untold(experiments: Experiments): string {
  const why = experiments.over() ?? 'nothing could be run';
  return `whether the tests still hear what those of the base heard is not known: ${why}`;
}

const words: Record<OtherResult['kind'], { after: string; does: string }> = {
  coarse: { after: 'another value', does: 'may give another value' },
  near: { after: 'a value close to it', does: 'may give a slightly different value' },
  given: { after: 'what it was given', does: 'may give what it was given' },
  silent: { after: 'no error', does: 'may throw no error' },
};

/** A compiler that refuses it says nothing, nor does a red that names no test: a threshold that is missed, a linter. */
function isHeard({ result, exitCode, failures }: Verification): boolean {
  return (
    result === 'failed' && exitCode !== 0 && failures.length > 0 && failures.every(({ kind }) => kind === undefined)
  );
}

async function overBase(
  port: ProofPort,
  experiments: Experiments,
  laid: Laid,
  { path, text }: { path: string; text: string },
): Promise<Verification | undefined> {
  const base = path.endsWith('.rs') ? await port.read('base', path) : undefined;
  const own = (base === undefined ? undefined : await withBaseTests(path, base, text)) ?? text;
  return experiments.run('weaker-on-base', await port.make('base', laid.taken, new Map([...laid.files, [path, own]])));
}

/** Results of functions that lost lines name, in the order of these lines, coarse ones of each function first. */
async function chosen(
  port: ProofPort,
  context: ProofContext,
  rest: readonly string[],
): Promise<(OtherResult & { path: string })[]> {
  const lost = await lostIn(port, context, rest);
  if (lost === undefined) return [];
  const { command, testPaths } = context;
  const sources = (await port.list('tree')).filter(
    (path) =>
      (languageOf(path) !== undefined || isPlain(path)) &&
      roleOf(path, { command, globs: testPaths }) === 'production' &&
      // A helper of the tests, wherever it lies.
      !rest.includes(path),
  );
  const texts = new Map<string, string>();
  for (const path of sources) texts.set(path, (await port.read('tree', path)) ?? '');
  for (const [level, names] of lost.names.entries()) {
    // Where the lines themselves speak of none, they hold what functions are given.
    const values: OtherResult['kind'][] = level === 0 ? ['coarse', 'near', 'given'] : ['given', 'coarse', 'near'];
    const kinds: OtherResult['kind'][] = lost.throws ? ['silent', ...values] : values;
    const rank = ({ name, kind }: OtherResult) => kinds.indexOf(kind) * names.length + names.indexOf(name);
    const found = (await resultsIn(texts, names)).filter(({ kind }) => kinds.includes(kind));
    if (found.length > 0) return found.sort((a, b) => rank(a) - rank(b)).slice(0, mostResults);
  }
  return [];
}

async function resultsIn(
  sources: ReadonlyMap<string, string>,
  names: readonly string[],
): Promise<(OtherResult & { path: string })[]> {
  const known = new Set(names);
  const found: (OtherResult & { path: string })[] = [];
  const speaking = [...sources].filter(([, text]) => names.some((name) => text.includes(name)));
  for (const [path, text] of speaking.slice(0, mostSources)) {
    found.push(...(await otherResultsOf(path, text, known)).map((other) => ({ ...other, path })));
  }
  return found;
}
