/** Could this green have gone red? Experiments over a green attempt, each in a layer that is thrown away. */

import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import type { AlarmProof, Proof, SourcesProof } from '../run/proof.ts';
import { type FoundTest, isNamed, type TestFile, testsOf } from '../syntax/bends.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { openExperiments, type ProofContext, type ProofPort } from './experiments.ts';
import { newLiterals } from './new-literals.ts';
import { proveAlarm } from './prove-alarm.ts';
import { proveCounter } from './prove-counter.ts';
import { proveSources } from './prove-sources.ts';

export type { ProofContext, ProofPort } from './experiments.ts';

/** Never throws for what is in the trees: what cannot be tried is `unproved`, with the reason. */
export async function prove(port: ProofPort, context: ProofContext): Promise<Proof> {
  const experiments = openExperiments(port, context);
  const files = await testFilesOf(port, context);
  const { tests, unreadable } = await testsOf(files.changed);
  const existing = await testsOf(files.existing);
  const added = tests.filter(({ changed }) => changed);
  const bent = [
    ...added,
    ...oldTests(
      context,
      [...tests, ...existing.tests].filter(({ changed }) => !changed),
    ),
  ];

  const sources = await proveSources(port, context, experiments, [...new Set(bent.map(({ path }) => path))]);
  const alarm = await proveAlarm(port, context, experiments, bent.slice(0, mostTests));
  const counter = await proveCounter(port, context, experiments, added.slice(0, mostTests));
  const literals = await newLiterals(port, context, existing.tests);
  const unread = unreadable.map(({ path, reason }) => `${path}: ${reason}`);
  const over = experiments.over();
  const reasons = [...sources.reasons, ...alarm.reasons, ...unread, ...(over === undefined ? [] : [over])];
  if (bent.length === 0 && unread.length === 0) reasons.push('no test was found that could be bent');
  return {
    ...judged({
      sources: sources.sources,
      triedSources: sources.proved,
      alarm: alarm.alarm,
      reasons,
      unread: unread.length,
    }),
    sources: sources.sources,
    alarm: alarm.alarm,
    ...(counter === undefined ? {} : { counter }),
    ...(literals.length === 0 ? {} : { literals }),
    edits: [...sources.edits, ...alarm.edits],
    runs: experiments.runs(),
    durationMs: experiments.durationMs(),
  };
}

const mostTests = 200;

interface Judged {
  sources: SourcesProof;
  triedSources: boolean;
  alarm: AlarmProof;
  reasons: string[];
  unread: number;
}

function judged({ sources, triedSources, alarm, reasons, unread }: Judged): Pick<Proof, 'result' | 'reasons'> {
  if (sources.stopped || alarm.stopped) return { result: 'disproved', reasons };
  const proved = triedSources && alarm.rang > 0 && unread === 0;
  return proved ? { result: 'proved', reasons: [] } : { result: 'unproved', reasons };
}

/** Test files that the attempt changed, and those of the base that speak of what it changed. */
async function testFilesOf(
  port: ProofPort,
  { changed, command, testPaths, baseline }: ProofContext,
): Promise<{ changed: TestFile[]; existing: TestFile[] }> {
  const isTest = (path: string) => roleOf(path, { command, globs: testPaths }) === 'test' || path.endsWith('.rs');
  const own: TestFile[] = [];
  for (const { path, status } of changed) {
    // Data of tests holds none.
    if (status === 'deleted' || !isTest(path) || languageOf(path) === undefined) continue;
    const tree = await port.read('tree', path);
    if (tree === undefined) continue;
    own.push({ path, base: await port.read('base', path), tree });
  }
  const touched = new Set(changed.map(({ path }) => path));
  const stems = changed
    .filter(({ path }) => !isTest(path))
    .map(({ path }) => stemOf(path))
    .filter((stem) => stem.length > 2);
  const red = new Set((baseline?.failures ?? []).map(({ file }) => file).filter((file) => file !== undefined));
  const existing: TestFile[] = [];
  const candidates = (await port.list('tree')).filter(
    (path) => !touched.has(path) && isTest(path) && testLanguageOf(path) !== undefined,
  );
  for (const path of candidates.slice(0, 500)) {
    if (existing.length >= 20) break;
    const text = await port.read('tree', path);
    if (text === undefined) continue;
    const speaks =
      stems.some((stem) => text.includes(stem)) || [...red].some((file) => file.endsWith(path) || path.endsWith(file));
    if (speaks || inFolderOf(path, changed)) existing.push({ path, base: text, tree: text });
  }
  return { changed: own, existing };
}

function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\.\w+$/, '');
  return /^(index|main|mod|lib|__init__)$/.test(stem) ? (path.split('/').at(-2) ?? '') : stem;
}

/** Go's tests see their folder without naming it. */
function inFolderOf(path: string, changed: ProofContext['changed']): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return (
    path.endsWith('_test.go') &&
    changed.some((one) => one.path.endsWith('.go') && one.path.slice(0, one.path.lastIndexOf('/') + 1) === folder)
  );
}

/** Of the tests that are as the base has them: those that were red there, and one of each file. */
function oldTests({ baseline }: ProofContext, tests: readonly FoundTest[]): FoundTest[] {
  const red = (baseline?.failures ?? []).filter(({ kind }) => kind === undefined);
  const met = tests.filter(({ path, test }) =>
    red.some(
      ({ name, file }) =>
        isNamed(name, test.name) &&
        (file === undefined || !/test|spec/i.test(file) || file.endsWith(path) || path.endsWith(file)),
    ),
  );
  const files = new Set(met.map(({ path }) => path));
  const others = [...Map.groupBy(tests, ({ path }) => path)].flatMap(([path, own]) => {
    const first = files.has(path)
      ? undefined
      : (own.find(({ test }) => !test.setAside && test.expectations.length > 0) ??
        own.find(({ test }) => !test.setAside));
    return first === undefined ? [] : [first];
  });
  return [...met, ...others];
}
