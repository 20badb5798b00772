'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { dayKey, groupByDay } = require('../src/day');

test('midday', () => assert.equal(dayKey(new Date('2024-02-29T16:00:00Z')), '2024-02-29'));
test('just after midnight', () => assert.equal(dayKey(new Date('2024-03-01T00:30:00Z')), '2024-03-01'));
test('groups', () => {
  const at = (t) => new Date(`2024-03-01T${t}:00Z`);
  assert.deepEqual(groupByDay([{ id: 1, at: at('01:00') }, { id: 2, at: at('23:00') }]), { '2024-03-01': [1, 2] });
});
