const { parseTracking } = require('..');
const { letter } = require('../lib/letters');

describe('many codes at once', () => {
  it('are read in order', async () => {
    const numbers = Array.from({ length: 200 }, (_, i) => String(10_000_000 + i * 37));
    const parsed = await Promise.all(numbers.map((number) => parseTracking(`fr ${number} ${letter(number)}`)));
    assert.deepEqual(parsed.map((code) => code.number), numbers);
  });
});
