/** A test that runs out of time is left where it stands: what it started would go on, and slow the tests after it. */

import type { ChildProcess } from 'node:child_process';
import { onTestFinished, TestRunner } from 'vitest';

/** Killed when the test is over in which it was started; its sandbox dies with it. What a hook starts is the hook's own. */
export function endWithTest<T extends ChildProcess>(child: T): T {
  const test = TestRunner.getCurrentTest();
  // Of tests that run at once vitest knows only the one that began last.
  if (test === undefined || test.concurrent) return child;
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  });
  return child;
}
