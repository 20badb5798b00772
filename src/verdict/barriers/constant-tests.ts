/** Finds new tests that can never fail: they call no code and compare only constants, or a value with itself. */

import type { Barrier } from './barrier.ts';

export const constantTests: Barrier = {
  name: 'constant-test',
  stops: 'A new test calls nothing and compares constants, so it cannot fail.',
  find: ({ tests }) =>
    tests.added.flatMap(({ path, test }) => {
      const { assertions, calls, line, name } = test;
      const isConstant = assertions.length > 0 && assertions.every(({ constant }) => constant) && !calls;
      return isConstant ? [{ path, line, message: `the new test “${name}” compares constants: it cannot fail` }] : [];
    }),
};
