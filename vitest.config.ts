import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/durations.ts';
import { stretched } from './test/support/slow-machine.ts';

// Where a new page of memory costs twenty times as much a test of 100 s takes 500.
const timeoutMs = Math.min(stretched(240_000), 720_000);

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    tags: [
      { name: 'full', description: 'Not in `make test`: guards a merge, in `make verify`.' },
      {
        name: 'variant',
        description: 'What a long test shows, once more in another language or spelling: in `make soak` alone.',
      },
      { name: 'soak', description: 'Again in `make soak`, with many more rounds.' },
    ],
    globalSetup: ['test/support/shared-servers.ts'],
    reporters: ['./test/support/reporter.ts'],
    sequence: { sequencer: LongestFirst },
    // Loading 700 modules anew for each of 160 files takes 58 s of processor time instead of 7.
    isolate: false,
    // The parsers of tests are compiled again for speed later than V8 would, other code too: a tenth of a short file's processor time.
    execArgv: [
      '--wasm-tiering-budget=130000000',
      '--min-semi-space-size=16',
      '--invocation-count-for-maglev=2000',
      '--invocation-count-for-turbofan=12000',
    ],
    // `make test` and `make full` load the same modules: what the first has compiled the other takes. It only grows.
    fsModuleCache: process.env.CI !== undefined,
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // What is waited for comes when it comes.
    expect: { poll: { timeout: timeoutMs / 12 } },
    // Real processes on a shared machine: a test that times out there once is tried once more. A wrong result fails both times.
    retry: process.env.CI ? 1 : 0,
    // Real processes, real git, real browsers on two cores: more workers make each test slower. Where tests wait there are more: the Makefile says how many.
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      reporter: [['text', { skipFull: true }]],
      include: ['src/loop/loop.ts', 'src/verdict/feedback.ts'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
