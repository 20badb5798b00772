import { run } from '../src/lanes';
import { same, test } from './suite';

test('results come in the order of the tasks', async () => {
  same(await run([async () => 1, async () => 2], 2), [1, 2]);
});
