/** `/retry`: what an earlier attempt did to a test never becomes what counts; what people did to one does. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { edit, go, judged, price, shop, write } from '../../support/verdict.ts';
import { branch, repository, shopFiles, type World } from '../../support/world.ts';

const discount = 'discount takes ten percent off';
const path = 'test/price.test.js';
const once = { 'max-iterations': '0' };

/** A run that bent the test, fitted the code to it, and failed for that. */
const bending = go(price('0.8'), edit(path, ', 90)', ', 80)'));

const retry = (world: World, text = '') => judged(world, world.commented(2, `/retry ${text}`.trim()));

/** A person's own commit on the branch, on top of what is there. */
const commits = (world: World, files: Record<string, string>) =>
  world.github.commit(repository, branch, files, 'By hand');

test('a bend of an earlier attempt is still judged against the merge base', async () => {
  const script = [
    ...bending,
    ...go(write('NOTES.md', 'Nothing is wrong here.\n')),
    ...go(price('0.9'), edit(path, ', 80)', ', 90)')),
  ];
  await using world = await shop(script, once);
  const first = await judged(world);
  expect(first.outputs).toMatchObject({ outcome: 'failed', attempts: '1' });
  expect(first.run?.attempts[0]?.verification).toMatchObject({ exitCode: 0, baseTests: { unmet: [discount] } });

  const { outputs, run, attempts, logs } = await retry(world, 'max-iterations=1');
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/1', 'passed'],
  ]);
  expect(run?.attempts[0]?.verification).toMatchObject({ exitCode: 0, baseTests: { unmet: [discount] } });
  expect(promptsOf(world.model)[0]).toContain(discount);
  expect(logs).toEqual(
    expect.arrayContaining(['base', 'baseline', 'baseline-base-tests', 'attempt-1', 'attempt-1-base-tests']),
  );
  // The expectation is the base's again: there is nothing to lay over it.
  expect(logs).not.toContain('attempt-2-base-tests');
  expect(world.file(path)).toBe(shopFiles[path]);
});

test('a person’s change of a test counts, and the bend beside it in the same file does not', async () => {
  const dearer = (factor: string) =>
    write(
      'src/price.js',
      `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${factor} : amount + 1;\n}\n`,
    );
  const script = [...bending, ...go(dearer('0.8')), ...go(dearer('0.9'), edit(path, ', 80)', ', 90)'))];
  await using world = await shop(script, once);
  await judged(world);
  commits(world, { [path]: world.file(path).replace('price(100), 100)', 'price(100), 101)') });

  const { outputs, attempts, run } = await retry(world, 'max-iterations=1 It costs one more.');
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/1', 'passed'],
  ]);
  expect(run?.attempts[0]?.verification?.baseTests).toMatchObject({ unmet: [discount], changedBehaviour: [] });
  expect(run?.attempts[1]?.verification?.baseTests).toBeUndefined();
  expect(run?.attempts[1]?.verification?.testChanges).toBeUndefined();
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(world.file(path)).toMatch(/price\(100\), 101\).*'TEN'\), 90\)/s);
});
