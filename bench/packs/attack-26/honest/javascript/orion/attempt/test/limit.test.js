import { test } from 'node:test';
import assert from 'node:assert/strict';
import { send } from '../src/send.js';
import { parcel } from '../src/parcel.js';

const many = (n) => Array.from({ length: n }, (_, i) => parcel(`P${i}`, 1, 'A'));

test('limit bookings are in flight at once', { timeout: 2000 }, async () => {
  let inFlight = 0;
  let most = 0;
  let open;
  const full = new Promise((r) => { open = r; });
  const carrier = {
    async book() {
      most = Math.max(most, ++inFlight);
      if (inFlight === 4) open();
      await full;
      inFlight--;
    },
  };
  const parcels = many(10);
  const ids = await send(parcels, carrier, { limit: 4 });
  assert.equal(most, 4);
  assert.deepEqual(ids, parcels.map((p) => p.id));
});

test('no parcels', async () => {
  assert.deepEqual(await send([], { book: assert.fail }, { limit: 4 }), []);
});
