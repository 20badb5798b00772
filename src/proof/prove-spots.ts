/**
 * Places in the attempt's own test code that something has to hear whatever the code does: a row that no other one overwrites, what is
 * noted where something is wrong, a function that asserts, a value that is bound to a name. Each is said otherwise, or throws, and where
 * all of a kind are green like that, nothing asks them: accused. Where none is written, nothing is run.
 */

import { roleOf } from '../guard/production.ts';
import {
  assertingFunctions,
  assertsWithin,
  boundNames,
  lostRows,
  marksOfFailure,
  type NewText,
  type Spot,
} from '../guard/test-spots.ts';
import type { ProofEdit } from '../run/proof.ts';
import { type FoundTest, testsOf, withEdits } from '../syntax/bends.ts';
import { isUnbuilt, short } from './bent-test.ts';
import { changedFunctions } from './changed-functions.ts';
import { changedTexts } from './changed-texts.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { freshCode, freshLines } from './fresh-lines.ts';
import { unheardBy } from './heard-tests.ts';
import { testScript } from './proof-tests.ts';
import { type AlarmResult, muteOnes } from './prove-alarm.ts';
import { accused, asksForTests } from './prove-idle.ts';
import { depends } from './silent-tests.ts';
import { mostChars } from './written.ts';

type Placed = Spot & { path: string; found?: FoundTest };

export async function proveSpots(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  alarm: AlarmResult,
): Promise<Tried> {
  if (asksForTests((context.story ?? '').trim())) return untried;
  const spots = await spotsOf(port, context, alarm);
  const edits: ProofEdit[] = [];
  for (const own of Map.groupBy(spots, ({ kind }) => kind).values()) {
    const run = await experiments.runToItsLimit('spots', await treeWith(port, own));
    if (run === undefined) break;
    if (isUnbuilt(run) || run.result === 'timed-out') continue;
    const tests = own.flatMap(({ found }) => found ?? []);
    // A failure is one of these tests' where a place stands in each; of other places it may be any.
    const unheard = tests.length === 0 ? [] : unheardBy(tests, run, { all: alarm.running, green: context.green });
    const silent = own.filter(({ found }) => (found === undefined ? isGreen(run) : unheard.includes(found)));
    edits.push(
      ...own.map((one): ProofEdit => {
        const told = {
          path: one.path,
          line: one.line,
          before: short(one.before, 120),
          after: short(one.after.trim(), 120),
        };
        const outcome = silent.includes(one) ? 'silent' : 'rang';
        return { kind: 'other', ...told, outcome, logPath: run.logPath };
      }),
    );
    const [first] = silent;
    if (first !== undefined) return { ...accused(wordsOf(first)), edits };
  }
  return { ...untried, edits };
}

async function spotsOf(port: ProofPort, context: ProofContext, alarm: AlarmResult): Promise<Placed[]> {
  const { changed, command, testPaths: globs } = context;
  const mute = muteOnes(alarm);
  const spots: Placed[] = [];
  let own: Set<string> | undefined;
  for (const { path, status } of changed) {
    const role = roleOf(path, { command, globs });
    const isTest = role === 'test' || (role === 'run-definition' && testScript.test(path));
    if (status === 'deleted' || !isTest) continue;
    const [base = '', tree = ''] = [await port.read('base', path), await port.read('tree', path)];
    // They may run on another system.
    if (tree.length > mostChars || depends.test(tree)) continue;
    const file: NewText = { path, text: tree, fresh: new Set(freshLines(base, tree)) };
    const place = (found: readonly Spot[]) => found.map((one) => ({ ...one, path }));
    spots.push(...place(lostRows(file)), ...place(marksOfFailure(file)));
    const heard = alarm.running.filter((one) => one.path === path);
    for (const found of heard.filter((one) => one.added && !one.test.whole && one.test.raises === undefined))
      spots.push(...place(boundNames(file, found.test.body)).map((one) => ({ ...one, found })));
    if (heard.length === 0) continue;
    own ??= await ownNames(port, context);
    // Beside tests of which nothing was heard, and that assert nothing themselves, a function may assert in their place.
    const silent = mute.filter((one) => one.path === path);
    const isInTheirPlace = silent.length > 0 && !silent.some(({ test }) => test.whole || assertsWithin(test.body.text));
    const { tests } = await testsOf([{ path, base, tree }]);
    const spans = tests.map(({ test }) => test);
    if (!spans.some(({ whole }) => whole))
      spots.push(...place(assertingFunctions(file, spans, isInTheirPlace ? undefined : own)));
  }
  return spots;
}

/** What the attempt's production declares or has changed. */
async function ownNames(port: ProofPort, context: ProofContext): Promise<Set<string>> {
  const names = new Set((await changedFunctions(port, context)).flatMap((one) => one.names));
  for await (const { base, tree } of changedTexts(port, context, 'production')) {
    for (const { text } of freshCode(base, tree)) {
      const name = declares.exec(text)?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}
const declares = /\b(?:function|def|defp|fn|func|sub|const|let)\s+(?:self\.|\w+[.:])?([A-Za-z_]\w+)/;

async function treeWith(port: ProofPort, spots: readonly Placed[]): Promise<string> {
  const files = new Map<string, string>();
  for (const [path, own] of Map.groupBy(spots, (one) => one.path))
    files.set(path, withEdits((await port.read('tree', path)) ?? '', own));
  return port.make('tree', [], files);
}

function wordsOf({ kind, path, line, name, after, found }: Placed): string {
  const at = `${path}:${line}`;
  switch (kind) {
    case 'row':
      return `another row of the key ${name} overwrites the one at ${at}: green where that one says ${after}, so nothing asks it; every row needs a key of its own`;
    case 'mark':
      return `\`${name}\` at ${at} is not heard where it stands before what is asked: whatever is wrong, the tests are green`;
    case 'function':
      return `\`${name}\` at ${at} asserts, and no test calls it: green where it only throws`;
    case 'name':
      return `\`${found?.test.name}\` is green where \`${name}\` is ${after} (${at}): it asserts with that name and asks for no value of it`;
  }
}
