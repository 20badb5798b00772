/** A record that is opened while the run's tree and sandbox are, at the latest by who asks it. */

import type { Baselines } from './baselines.ts';
import type { FlakyTests } from './flaky-tests.ts';
import type { Recorder } from './record.ts';

/** Where the record cannot be opened no event is kept: the first one rejects, and the run has not begun. */
export function lateRecorder(open: () => Promise<Recorder>): Recorder {
  let opened: Recorder | undefined;
  return {
    async append(event) {
      opened ??= await open();
      return await opened.append(event);
    },
    run() {
      if (opened === undefined) throw new Error('the run has no event yet');
      return opened.run();
    },
    hasBegun: () => opened?.hasBegun() ?? false,
  };
}

export function lateBaselines(open: () => Promise<Baselines>): Baselines {
  return {
    find: async (key) => (await open()).find(key),
    keep: async (key, tools) => (await open()).keep(key, tools),
  };
}

export function lateFlakyTests(open: () => Promise<FlakyTests>): FlakyTests {
  return {
    known: async (names) => (await open()).known(names),
    keep: async (names) => (await open()).keep(names),
  };
}
