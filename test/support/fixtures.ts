/** What tests open and make: closed and removed when the test is over, or the file where it is made at its top. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Makes a fixture of what has to be closed: it is opened for each test that asks for it, and closed after it. */
export function opened<T extends AsyncDisposable | Disposable>(open: () => T | Promise<T>) {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads there which fixtures this one needs.
  return async ({}: object, use: (value: T) => Promise<void>) => {
    await using it = await open();
    await use(it);
  };
}

/** The same of a test or a `beforeEach`: what was opened last is closed first, after each try. */
export function closedAfter<T extends AsyncDisposable>(it: T): T {
  onTestFinished(() => it[Symbol.asyncDispose]());
  return it;
}

/** An empty folder of this try's own; its name does not tell whose it is. */
export function scratch(below = tmpdir()): string {
  const folder = mkdtempSync(join(below, 'scratch-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** After this try, or after the file where it is said at its top. */
export function atEnd(close: () => void | Promise<void>): void {
  (TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished)(close);
}
