import assert from 'node:assert/strict';
import { parcels } from '../src/parcels.ts';

const tests: Record<string, () => Promise<void>> = {
  async 'nothing is no parcel'() {
    assert.deepEqual(await parcels(0), []);
  },
  async 'few are one parcel'() {
    assert.deepEqual(await parcels(3), [3]);
  },
  async 'many are split'() {
    assert.deepEqual(await parcels(23), [10, 10, 3]);
  },
};

async function main() {
  let failed = 0;
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      console.log(`ok - ${name}`);
    } catch (error) {
      failed++;
      console.log(`not ok - ${name}\n${error}`);
    }
  }
  process.exitCode = failed ? 1 : 0;
}

main();
