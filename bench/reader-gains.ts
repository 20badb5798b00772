/** What each reader gains: logs where it is chosen, read with all readers and with all but this one. `node bench/unseen.ts --each --logs DIR`. */
import { condense } from '../src/output/condense.ts';
import type { Failure } from '../src/output/failure.ts';
import { logReader } from '../src/output/read-log.ts';
import { readers } from '../src/output/reader-files.ts';
import { isTest, type TestReport } from '../src/output/report.ts';
import { type Case, isRecalled, plain } from '../test/output/recall.ts';

interface Told {
  /** Tests that the text tells, for each budget. */
  recalled: number[];
  /** Tests that a failure has the name of, as proofs and feedback need them. */
  named: number;
  failures: number;
  counts: string;
}

export interface Gain {
  reader: string;
  logs: number;
  tests: number;
  with: Told;
  without: Told;
  /** Logs whose counts are the same without it. */
  sameCounts: number;
}

export function readerGains(list: readonly Case[], budgets: readonly number[]): Gain[] {
  const gains = new Map<string, Gain>();
  for (const each of list) {
    const report = read(each, undefined);
    const all = toldOf(report, each, budgets);
    const chosen = new Set([...report.runners, ...report.failures.map(({ runner }) => runner)]);
    for (const { name } of readers.filter((reader) => chosen.has(reader.name))) {
      const less = toldOf(read(each, name), each, budgets);
      const gain = gains.get(name) ?? {
        reader: name,
        logs: 0,
        tests: 0,
        with: none(budgets),
        without: none(budgets),
        sameCounts: 0,
      };
      gains.set(name, gain);
      gain.logs++;
      gain.tests += each.truth.length;
      add(gain.with, all);
      add(gain.without, less);
      gain.sameCounts += Number(all.counts === less.counts);
    }
  }
  return [...gains.values()].sort((a, b) => b.logs - a.logs || (a.reader < b.reader ? -1 : 1));
}

function read(each: Case, without: string | undefined): TestReport {
  const log = logReader({ readers: readers.filter(({ name }) => name !== without) });
  log.push(each.raw);
  return log.end();
}

function toldOf(report: TestReport, { truth }: Case, budgets: readonly number[]): Told {
  const texts = budgets.map((maxChars) => plain(condense(report, { maxChars, exitCode: 1 })));
  const names = report.failures.map(({ name, file, line }: Failure) => plain(`${file ?? ''}:${line ?? ''} ${name}`));
  return {
    recalled: texts.map((text) => truth.filter((test) => isRecalled(text, test, true)).length),
    named: truth.filter((test) =>
      [test.name, test.names ?? []].flat().some((name) => names.some((has) => has.includes(plain(name)))),
    ).length,
    failures: report.failures.filter(isTest).length,
    counts: JSON.stringify(report.counts ?? {}),
  };
}

function none(budgets: readonly number[]): Told {
  return { recalled: budgets.map(() => 0), named: 0, failures: 0, counts: '' };
}

function add(sum: Told, more: Told): void {
  sum.recalled = sum.recalled.map((n, i) => n + (more.recalled[i] ?? 0));
  sum.named += more.named;
  sum.failures += more.failures;
}

/** A line for each reader: what is told with and without it, in percent at the smallest budget, and what comes out structured. */
export function gainLines(gains: readonly Gain[]): string[] {
  const head = [
    'reader'.padEnd(16),
    'logs',
    'tests',
    'with',
    'without',
    'named',
    'without',
    'failures',
    'without',
    'same counts',
  ];
  const share = (n: number | undefined, of: number) => `${((100 * (n ?? 0)) / Math.max(1, of)).toFixed(1)}%`;
  return [
    head,
    ...gains.map((each) => [
      each.reader.padEnd(16),
      each.logs,
      each.tests,
      share(each.with.recalled[0], each.tests),
      share(each.without.recalled[0], each.tests),
      each.with.named,
      each.without.named,
      each.with.failures,
      each.without.failures,
      `${each.sameCounts}/${each.logs}`,
    ]),
  ].map((row) => row.map((cell) => String(cell).padStart(9)).join(''));
}
