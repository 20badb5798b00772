import { Gate } from '../src/gate';
import { same, test } from './suite';

test('a lifted gate lets through', async () => {
  const gate = new Gate();
  let through = false;
  const waiting = gate.wait().then(() => {
    through = true;
  });
  gate.lift();
  await waiting;
  same(through, true);
});
