// @module-tag full

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { scratch } from '../../support/fixtures.ts';
import { openJobWorld, secondTry } from './job-world.ts';

const hour = 60 * 60_000;

/** The time of day of the machine is as many milliseconds ahead as a file says. Loaded before a process's own code. */
const settable = (file: string) => `const Real = Date, { readFileSync } = process.getBuiltinModule('node:fs');
const offset = () => Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
globalThis.Date = class extends Real {
  constructor(...given) { if (given.length === 0) super(Real.now() + offset()); else super(...given); }
  static now() { return Real.now() + offset(); }
};`;

test('the clock is set an hour ahead during a run: nothing is ended early, taken away or done twice', async () => {
  const folder = scratch();
  const file = join(folder, 'ahead');
  writeFileSync(file, '0');
  let asked = 0;
  await using world = await openJobWorld({
    async script(request) {
      asked += 1;
      if (asked === 2) writeFileSync(file, String(hour));
      await sleep(2_500);
      return secondTry(request);
    },
    environment: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(settable(file))}`,
      REDGREEN_TIMEOUT_MINUTES: '10',
    },
  });
  // Far below an hour, and more than any machine keeps a worker from renewing it.
  await world.worker({ leaseMs: 60_000 });
  await world.worker({ leaseMs: 60_000 });
  const issue = await world.label();
  await world.idle(80_000);
  const [job] = await world.store.db.selectFrom('jobs').selectAll().execute();
  expect(job).toMatchObject({ state: 'done', tries: 1, generation: 1 });
  expect(await world.run(issue)).toMatchObject({ outcome: 'passed', attempt_count: 2, retry_count: 1 });
  expect(asked).toBe(4);
});
