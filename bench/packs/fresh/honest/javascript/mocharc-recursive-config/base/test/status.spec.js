const { status } = require('..');

describe('status', () => {
  it('is unknown without events', () => assert.equal(status([]), 'unknown'));
  it('is the last event', () => assert.equal(status([{ kind: 'sent' }, { kind: 'in transit' }]), 'in transit'));
});
