import { run } from '../src/lanes';
import { same, test } from './suite';

test('results come in the order of the tasks', async () => {
  same(await run([async () => 1, async () => 2], 2), [1, 2]);
});

async function most(width: number): Promise<number> {
  let running = 0;
  let peak = 0;
  const task = async () => {
    running += 1;
    peak = Math.max(peak, running);
    await Promise.resolve();
    await Promise.resolve();
    running -= 1;
    return running;
  };
  await run(Array.from({ length: 9 }, () => task), width);
  return peak;
}

test('not more than the width run at a time', async () => {
  same(await most(3), 3);
  same(await most(1), 1);
});

test('an error rejects after the running have ended', async () => {
  const ended: number[] = [];
  const tasks = [
    async () => {
      throw new Error('first');
    },
    async () => {
      await Promise.resolve();
      await Promise.resolve();
      ended.push(2);
    },
  ];
  const message = await run(tasks, 2).then(() => '', (error) => error.message);
  same([message, ended], ['first', [2]] as [string, number[]]);
});
