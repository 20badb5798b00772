/**
 * Runs all tests or only selected ones over trees that were changed on purpose, once for each tree, up to a limit of
 * runs or time.
 */

import { durationWords } from '../../run/run-phrases.ts';
import type { TestCheck } from '../../run/test-check-result.ts';
import type { Verification } from '../../run/verification.ts';
import { type GreenAttempt, pickFiles, type Trees } from '../attempt-trees.ts';
import { isOf, type NamedTest, withoutThresholds } from '../failure-matching.ts';
import { scriptPath } from '../test-selection.ts';

export interface Runs {
  /**
   * undefined: no time is left for it, and `over` says so. Without tests the whole suite runs, with none of them the files of tests
   * that the attempt changed, or whose snapshots it did. Asked again while it runs, it runs once.
   */
  run(label: string, tree: string, tests?: readonly { path: string }[]): Promise<Verification | undefined>;
  /**
   * Over the attempt itself; without tests the whole suite. undefined: only a long suite can be run, no time is left, or they were
   * green a second time already. `anew`: whatever has run.
   */
  again(label: string, tests: readonly NamedTest[] | undefined, anew?: boolean): Promise<Verification | undefined>;
  over(): string | undefined;
  /** Nothing runs any more. */
  ended(): Promise<void>;
  /** For the record. */
  record: Pick<TestCheck, 'runs' | 'durationMs' | 'ran' | 'mutants'>;
}

/** A slow suite buys nothing more: what cannot be run is unchecked. A picked run counts as half of one. */
const mostRuns = 12;
/** Each of them takes three times as long as the suite. */
const mostHung = 3;

/** A suite that takes less may run whole where nothing can be picked. */
const shortMs = 2_000;

/** `nameable`: where a runner names more than a test, what else its failures name is as good as unnamed. */
export function openRuns(trees: Trees, { green, known, changes }: GreenAttempt, nameable?: readonly NamedTest[]): Runs {
  const record: Runs['record'] = { runs: 0, durationMs: 0, ran: [], mutants: [] };
  const done = new Map<string, Promise<Verification | undefined>>();
  /** Commands that run no test of theirs, or are red over the attempt. */
  const refused = new Set<string | undefined>();
  /** Those that were green over some tree. */
  const held = new Set<string | undefined>();
  let cost = 0;
  let hung = 0;
  let over: string | undefined;
  const changed = changes
    // A new file may hold no test: its runner would be red whatever the code does.
    .filter(({ role, base, attempt }) => attempt && (role === 'snapshot' || (role === 'test' && base)))
    .map(({ path }) => ({ path: path.replace(/__snapshots__\/(.*)\.snap$/, '$1') }));
  const pick = async (tests: readonly { path: string }[]) => {
    const paths = new Set((tests.length > 0 ? tests : changed).map(({ path }) => path));
    const command = await pickFiles(trees, green, [...paths]);
    return refused.has(command) ? undefined : command;
  };
  return {
    record,
    over: () => over,
    run,
    async again(label, tests, anew = false) {
      // That nothing is left for it makes nothing unchecked.
      if (cost >= mostRuns || trees.remainingMs() < 2 * green.durationMs) return undefined;
      const command = tests && (await pick(tests));
      if (anew) return start(label, green.tree, command);
      const isLong = command === undefined && green.durationMs > shortMs;
      return isLong || held.has(command) || held.has(undefined) ? undefined : overGreen(label, command);
    },
    async ended() {
      await Promise.allSettled(done.values());
    },
  };

  async function run(label: string, tree: string, tests?: readonly { path: string }[]) {
    const files = tests && (await pick(tests));
    const key = `${tree} ${files ?? ''}`;
    // The whole suite says what a part of it would.
    const before = known.get(tree) ?? done.get(`${tree} `) ?? done.get(key);
    if (before) return before;
    const begun = started(label, tree, files);
    done.set(key, begun);
    return begun;
  }

  async function start(label: string, tree: string, command: string | undefined) {
    if (cost >= mostRuns) over ??= `more than ${mostRuns} runs would have been needed`;
    if (trees.remainingMs() < green.durationMs * (command === undefined ? 1.5 : 1))
      over ??= `the time that is left is too short for another run of the suite, which takes ${durationWords(green.durationMs)}`;
    over ??= await trees.stopped();
    if (over !== undefined) return undefined;
    cost += command === undefined ? 1 : 0.5;
    const ran = await trees.run(tree, label, command);
    const failures = ran.failures.filter((one) => one.kind || nameable?.some((test) => isOf(one, test)) !== false);
    const verification = { ...(command === undefined ? ran : withoutThresholds(ran)), failures };
    // What was cut short is no test that noticed.
    if (verification.result !== 'passed' && trees.ended()) {
      over ??= (await trees.stopped()) ?? 'the run was over before its tests were checked';
      return undefined;
    }
    if (verification.result === 'passed' && !verification.noTestRan) held.add(command);
    record.runs++;
    record.durationMs += verification.durationMs;
    record.ran.push({ name: label, picked: command !== undefined, durationMs: verification.durationMs });
    if (verification.result === 'timed-out' && ++hung >= mostHung) over = `${label} ran into the time limit`;
    return verification;
  }

  /** What was picked may be called otherwise, and a part of a script may miss what stands around it. */
  async function started(label: string, tree: string, command: string | undefined): Promise<Verification | undefined> {
    const part = await start(label, tree, command);
    if (part === undefined || command === undefined) return part;
    const isSure = part.result === 'passed' || !command.startsWith(scriptPath) || part.counts?.passed;
    if (isSure ? !part.noTestRan : await isGreen('tests-alone', command)) return part;
    refused.add(command);
    return run(label, tree);
  }

  /** The attempt itself, once with each command. */
  function overGreen(label: string, command?: string) {
    const key = `green ${command}`;
    const begun = done.get(key) ?? start(label, green.tree, command);
    done.set(key, begun);
    return begun;
  }

  async function isGreen(label: string, command: string) {
    const { result, noTestRan, counts } = (await overGreen(label, command)) ?? {};
    return result === 'passed' && !noTestRan && counts?.passed !== 0;
  }
}
