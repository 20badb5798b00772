import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Real processes on a shared machine: a test that times out there once is tried once more. A wrong result fails both times.
    retry: process.env.CI ? 1 : 0,
    // Real processes, real git, real browsers on two cores: more workers than cores only makes each test slower.
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['src/loop.ts', 'src/progress.ts', 'src/verify/feedback.ts'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
