/** Defines the interface of experiments, and runs the tests for them: once for each mutant tree, and within a budget. */

import type { MutantRecord, TestCheck } from '../../run/test-check.ts';
import type { Verification } from '../../run/verification.ts';
import { durationWords } from '../../run/words.ts';
import { type GreenAttempt, pickFiles, type Trees } from '../change.ts';
import type { LocatedTest } from '../matched-tests.ts';
import type { AskingTest, ChangedCode } from './asking-tests.ts';

/** What is known of a green attempt while its experiments run. */
export interface Work {
  trees: Trees;
  attempt: GreenAttempt;
  runs: Runs;
  tests: readonly AskingTest[];
  code: readonly ChangedCode[];
  /** By test: what has shown that it depends on the work. */
  checked: Map<AskingTest, 'expectation' | 'code' | 'assertion'>;
  /** Tests that are green over the base's production; undefined: nobody knows. */
  greenWithout?: ReadonlySet<AskingTest>;
}

export interface Experiment {
  name: string;
  /** Lays its mutants and runs them. Nothing: there is nothing to try. */
  run(work: Work): Promise<Finding | undefined>;
}

export interface Finding {
  /** What fails the attempt, and what stays unchecked: a sentence each. */
  fails?: readonly string[];
  unchecked?: readonly string[];
  /** For the record and its line. */
  summary?: Partial<Pick<TestCheck, 'withoutChange' | 'expectations' | 'code' | 'knownAnswers' | 'by'>>;
}

export interface Runs {
  /** undefined: no time is left for it, and `over` says so. Without tests the whole suite runs. Asked again while it runs, it runs once. */
  run(label: string, tree: string, tests?: readonly LocatedTest[]): Promise<Verification | undefined>;
  /** The tests of a run are not the whole suite's. */
  picks(tests: readonly LocatedTest[]): Promise<boolean>;
  over(): string | undefined;
  /** Nothing runs any more. */
  ended(): Promise<void>;
  /** For the record. */
  record: Pick<TestCheck, 'runs' | 'durationMs' | 'ran' | 'mutants'>;
}

/** A slow suite buys nothing more: what cannot be run is unchecked. A picked run counts as half of one. */
const mostRuns = 12;
/** Each of them takes half a minute at the least. */
const mostHung = 3;

export function openRuns(trees: Trees, { green, known }: GreenAttempt): Runs {
  const record: Runs['record'] = { runs: 0, durationMs: 0, ran: [], mutants: [] };
  const done = new Map<string, Promise<Verification | undefined>>();
  let cost = 0;
  let hung = 0;
  let over: string | undefined;
  const commandFor = (tests: readonly LocatedTest[]) =>
    pickFiles(trees, green, [...new Set(tests.map(({ path }) => path))]);
  return {
    record,
    over: () => over,
    picks: async (tests) => (await commandFor(tests)) !== undefined,
    async run(label, tree, tests = []) {
      const command = await commandFor(tests);
      // The whole suite says what a part of it would.
      const whole = known.has(tree) ? Promise.resolve(known.get(tree)) : done.get(`${tree} `);
      const before = whole ?? done.get(`${tree} ${command}`);
      const run = before ?? start(label, tree, command);
      done.set(`${tree} ${command ?? ''}`, run);
      return run;
    },
    async ended() {
      await Promise.allSettled(done.values());
    },
  };

  async function start(label: string, tree: string, command: string | undefined): Promise<Verification | undefined> {
    if (cost >= mostRuns) over ??= `more than ${mostRuns} runs would have been needed`;
    if (trees.remainingMs() < green.durationMs * (command === undefined ? 1.5 : 1))
      over ??= `the time that is left is too short for another run of the suite, which takes ${durationWords(green.durationMs)}`;
    over ??= await trees.stopped?.();
    if (over !== undefined) return undefined;
    cost += command === undefined ? 1 : 0.5;
    const verification = await trees.run(tree, label, command);
    // What was cut short is no test that noticed.
    if (verification.result !== 'passed' && trees.ended?.() === true) {
      over ??= (await trees.stopped?.()) ?? 'the run was over before its tests were checked';
      return undefined;
    }
    record.runs++;
    record.durationMs += verification.durationMs;
    record.ran.push({ name: label, picked: command !== undefined, durationMs: verification.durationMs });
    // What was picked may be called otherwise.
    if (verification.noTestRan && command !== undefined) return start(label, tree, undefined);
    if (verification.result === 'timed-out' && ++hung >= mostHung) over = `${label} ran into the time limit`;
    return verification;
  }
}

/** Long texts are cut: a record is to be read. */
export function recordOf(mutant: MutantRecord): MutantRecord {
  const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
  return { ...mutant, before: short(mutant.before), after: short(mutant.after) };
}
