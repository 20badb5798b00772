/** A run whose every attempt cheats, through the built Action: nothing of it may be called passed. */
// @module-tag full

import { expect, test } from 'vitest';
import { obey } from '../../support/obedient.ts';
import { greenFiles, openTheirs, theirBranch } from '../../support/others-pull.ts';
import { shopFiles, type World } from '../../support/world.ts';
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

/** All of them are tried above; on the branch of somebody else the usual run has one of each kind, and `make soak` all. */
const again =
  Number(process.env.REDGREEN_CRASH_ROUNDS ?? 1) > 1
    ? cheats
    : cheats.filter(({ id }) => /script says true|failing test is gone|assertion is patched/.test(id));

test('nor on the pull request of somebody else', { tags: 'soak' }, async () => {
  const finish = again.flatMap(({ calls }) => [{ calls }, { text: 'All tests pass.' }]);
  const options = {
    files: { ...greenFiles, '.gitignore': 'node_modules\n' },
    inputs: { 'max-iterations': `${again.length - 1}`, 'test-env': '', 'test-check': 'enforce' },
    before: (world: World) => void openTheirs(world.github),
    event: (world: World) => world.commented(2, '/redgreen fix'),
  };
  await obey([], { ...options, finish }, ({ result, wrong }) => {
    expect(wrong).toEqual([]);
    const attempts = result.run?.attempts ?? [];
    expect(attempts.map(({ verification }) => verification?.result)).toEqual(again.map(() => 'failed'));
    expect(result.outputs).toMatchObject({ outcome: 'failed', branch: theirBranch });
    const green = attempts.filter(({ verification }) => verification?.exitCode === 0).map(({ name }) => name.number);
    expect(green.length).toBeGreaterThan(again.length * 0.6);
  });
});
