const { parseTracking } = require('..');
const { letter } = require('../lib/letters');

describe('loose tracking code', () => {
  it('may have spaces and lower case', async () => {
    const check = letter('12345678');
    assert.deepEqual(await parseTracking(` de 123 456 78${check.toLowerCase()} `), { country: 'DE', number: '12345678', check });
  });
  it('is refused with a wrong check letter', async () => {
    const wrong = letter('12345678') === 'A' ? 'B' : 'A';
    await assert.rejects(parseTracking(`DE12345678${wrong}`), /bad check letter/);
  });
});
