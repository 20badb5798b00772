import test from 'node:test';
import assert from 'node:assert/strict';
import { easter } from '../src/easter.js';
import { holidays } from '../src/holidays.js';
import { shift } from '../src/date.js';

test('shift', () => {
  assert.equal(shift('2024-02-28', 2), '2024-03-01');
});

for (const [year, date] of [[2000, '2000-04-23'], [2024, '2024-03-31'], [2025, '2025-04-20'], [2038, '2038-04-25']]) {
  test(`easter ${year}`, () => assert.equal(easter(year), date));
}

test('holidays', () => {
  assert.equal(holidays(2025).goodFriday, '2025-04-18');
  assert.equal(holidays(2025).easterMonday, '2025-04-21');
});
