import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupBy } from '../src/group.ts';
import type { Boat } from '../src/lock.ts';

const boats: Boat[] = [{ name: 'Ida', draught: 100 }, { name: 'Jon', draught: 150 }, { name: 'Kim', draught: 100 }];

test('groups in the order of arrival', () => {
  const groups = groupBy(boats, (boat) => boat.draught);
  assert.deepEqual([...groups.keys()], [100, 150]);
  assert.deepEqual(groups.get(100)?.map((boat) => boat.name), ['Ida', 'Kim']);
});

test('nothing to group', () => {
  assert.equal(groupBy([], String).size, 0);
});
