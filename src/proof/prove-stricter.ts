/**
 * Places in new test code that hold whatever comes out – an expected value in the place of a name, a pattern with an empty branch, a
 * nearness that a number which is none has to everything –, said stricter, all in one run. What is asked for meets that as well: red by
 * it, and green by the same edit that demands nothing more, accused. Where none is written, nothing is run.
 */

import { type Stricter, stricterIn } from '../guard/stricter-places.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import { withEdits } from '../syntax/bends.ts';
import { inC } from '../syntax/strict-forms.ts';
import { isUnbuilt, short } from './bent-test.ts';
import { changedTexts } from './changed-texts.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { freshLines } from './fresh-lines.ts';
import { accused } from './prove-idle.ts';
import { mostChars } from './written.ts';

type Placed = Stricter & { path: string };

export async function proveStricter(port: ProofPort, context: ProofContext, experiments: Experiments): Promise<Tried> {
  const places = await placesOf(port, context);
  const all = places.length === 0 ? undefined : await runOf(port, experiments, places, 'after');
  if (all === undefined) return untried;
  const edits = places.map((one) => told(one, 'rang', all.logPath));
  if (isGreen(all)) return { ...untried, edits: places.map((one) => told(one, 'kept', all.logPath)) };
  const kinds = [...Map.groupBy(places, ({ kind }) => kind).values()];
  for (const own of kinds) {
    const run = kinds.length === 1 ? all : await runOf(port, experiments, own, 'after');
    if (run === undefined) break;
    // Behind make a failure of C may read like a compiler's: there both edits have the same types, and the other one builds.
    const isBuilt = own.every(({ path }) => inC.test(path)) || !isUnbuilt(run);
    if (isGreen(run) || !isBuilt || run.result === 'timed-out') continue;
    const neutral = await runOf(port, experiments, own, 'neutral');
    const [first] = own;
    if (neutral !== undefined && isGreen(neutral) && first !== undefined)
      return { ...accused(wordsOf(first)), edits: own.map((one) => told(one, 'silent', run.logPath)) };
  }
  return { ...untried, edits };
}

async function placesOf(port: ProofPort, context: ProofContext): Promise<Placed[]> {
  const found: Placed[] = [];
  for await (const { path, base, tree: text } of changedTexts(port, context, 'test')) {
    if (text.length > mostChars) continue;
    const known = new Set(base.split('\n'));
    // In C a macro may be what compares.
    const macros = text
      .split('\n')
      .flatMap((line, at) => (line.startsWith('#define') && !known.has(line) ? [at + 1] : []));
    const fresh = new Set([...freshLines(base, text), ...macros]);
    found.push(...stricterIn({ path, text, fresh }).map((one) => ({ ...one, path })));
  }
  return found;
}

async function runOf(
  port: ProofPort,
  experiments: Experiments,
  places: readonly Placed[],
  form: 'after' | 'neutral',
): Promise<Verification | undefined> {
  const files = new Map<string, string>();
  for (const [path, own] of Map.groupBy(places, (one) => one.path))
    files.set(
      path,
      withEdits(
        (await port.read('tree', path)) ?? '',
        own.map((one) => ({ ...one, after: one[form] })),
      ),
    );
  const label = form === 'after' ? 'stricter' : 'as-strict';
  return experiments.runToItsLimit(label, await port.make('tree', [], files));
}

function told(
  { path, line, before, after }: Placed,
  outcome: ProofEdit['outcome'],
  logPath: string | undefined,
): ProofEdit {
  const said = { path, line, before: short(before, 120), after: short(after, 120) };
  return { kind: 'other', ...said, outcome, ...(logPath && { logPath }) };
}

const wordsOf = ({ kind, path, line, before }: Placed) =>
  `\`${short(before.trim(), 120)}\` at ${path}:${line} ${said[kind]}`;

const said: Readonly<Record<Stricter['kind'], string>> = {
  label: 'takes the value that comes out as its message and compares nothing: it holds for every truth',
  nan: 'holds for a number that is none, and this is what comes out: nothing is far from that',
  number: 'takes a number as its message and compares nothing, and a number comes out: it holds for any',
  whole: 'takes the distance of whole numbers, which is 0 for all that is nearer than 1, and this is further away',
  null: 'holds neither way where one side is NULL, and such rows are there: compare with IS and IS NOT',
  uncalled: 'names an assertion and does not call it, and called it fails',
  nothing: 'holds where nothing comes out, and nothing comes out although something is wanted: compare the whole',
  branch: 'finds nothing everywhere, by its empty branch, and the others are not found',
  zeros: 'takes a number for a text of digits that begins with a zero: what comes out is another text',
  row: 'leaves out what does not fit, and some of these rows do not fit: they are checked by nothing',
};
