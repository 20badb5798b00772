import { test } from 'node:test';
import assert from 'node:assert/strict';
import { send } from '../src/send.js';
import { parcel } from '../src/parcel.js';

test('never more than the limit in flight, order kept', async () => {
  let inFlight = 0;
  let most = 0;
  const carrier = {
    async book() {
      most = Math.max(most, ++inFlight);
      await null;
      inFlight--;
    },
  };
  const ids = Array.from({ length: 10 }, (_, i) => `P${i}`);
  assert.deepEqual(await send(ids.map((id) => parcel(id, 1, 'A')), carrier, { limit: 4 }), ids);
  assert.ok(most <= 4);
});
