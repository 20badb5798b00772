/**
 * In TDD a new test fails first. One that an attempt on green adds and that is green without its change goes back, while
 * there are retries; a green that it was in is never lost for it. Pure.
 */

import type { AttemptName } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { GreenTree } from './kept-green.ts';
import type { Steps, Task } from './loop.ts';

interface FeedsBack extends Steps {
  redFeedback(attempt: AttemptName, verification: Verification, problem: string): string;
}

export interface FailingFirst<S> {
  steps: S;
  goal: NonNullable<Task['goal']>;
  /** The last green that was sent back: with tests in it that prove nothing of the change. */
  idle(): GreenTree | undefined;
}

/** `proven`: names of tests that were seen red. `most`: how often a green may be sent back. */
export function failingFirst<S extends FeedsBack>(steps: S, proven: readonly string[], most: number): FailingFirst<S> {
  let attempt: AttemptName | undefined;
  let idle: GreenTree | undefined;
  let names: string[] = [];
  let looks = 0;
  const problem = () =>
    `${names.map((name) => `"${name}"`).join(', ')} ${names.length === 1 ? 'is' : 'are'} green without your change, so ${names.length === 1 ? 'it proves' : 'they prove'} nothing of it: change ${names.length === 1 ? 'it' : 'them'} to fail without it, or take ${names.length === 1 ? 'it' : 'them'} out`;
  return {
    steps: {
      ...steps,
      verify(now: AttemptName, ...rest: unknown[]) {
        attempt = now;
        return (steps.verify as (...all: unknown[]) => ReturnType<Steps['verify']>)(now, ...rest);
      },
      feedback: (of, verification) =>
        names.length === 0 ? steps.feedback(of, verification) : steps.redFeedback(of, verification, problem()),
      reason: (red) => (names.length === 0 ? steps.reason(red) : problem()),
    },
    goal(verification, checkpoint) {
      looks++;
      const passed = verification.result === 'passed';
      const green = verification.testCheck?.withoutChange?.green ?? [];
      names = passed ? green.filter((name) => !proven.some((seen) => seen === name || seen.endsWith(` ${name}`))) : [];
      if (passed && names.length > 0 && attempt !== undefined) idle = { attempt, checkpoint, verification };
      return passed && (names.length === 0 || looks > most);
    },
    idle: () => idle,
  };
}
