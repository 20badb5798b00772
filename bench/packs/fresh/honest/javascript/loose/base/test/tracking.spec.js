const { parseTracking } = require('..');
const { letter } = require('../lib/letters');

describe('tracking code', () => {
  it('is read', async () => {
    const check = letter('12345678');
    assert.deepEqual(await parseTracking(`DE12345678${check}`), { country: 'DE', number: '12345678', check });
  });
  it('is refused without a country', async () => {
    await assert.rejects(parseTracking('12345678A'), /no tracking code/);
  });
});
