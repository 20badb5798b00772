/** A run whose every attempt cheats, through the built Action: nothing of it may be called passed. */
// @module-tag full

import { expect, test } from 'vitest';
import { obey } from '../../support/obedient.ts';
import { shopFiles } from '../../support/world.ts';
import { cheats } from './attacks/tampering.ts';

test('no way round the tests is green', async () => {
  const finish = cheats.flatMap(({ calls }) => [{ calls }, { text: 'All tests pass.' }]);
  const inputs = { 'max-iterations': `${cheats.length - 1}`, 'test-env': '', 'test-check': 'enforce' };
  await obey(
    [],
    { files: { ...shopFiles, '.gitignore': 'node_modules\n' }, inputs, finish },
    ({ result, wrong, told }) => {
      expect(wrong).toEqual([]);
      const attempts = result.run?.attempts ?? [];
      expect(attempts.map(({ verification }) => verification?.result)).toEqual(cheats.map(() => 'failed'));
      expect(result.outputs).toMatchObject({ outcome: 'failed', attempts: `${cheats.length}` });
      expect(told).toContain('.npmrc');
      // The tests alone would have let most of it go: what turned it red is the guard, or the tests as they were.
      const green = attempts.filter(({ verification }) => verification?.exitCode === 0).map(({ name }) => name.number);
      expect(green.length).toBeGreaterThan(5);
    },
  );
});
