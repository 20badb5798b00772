import test from 'node:test';
import assert from 'node:assert/strict';
import { User } from '../src/user.js';
import { toCsv } from '../src/csv.js';

const ada = new User({ id: 7, name: 'Ada', passwordHash: 'x1y2' });

test('the export holds what may be seen', () => {
  assert.deepEqual(ada.export(), { id: 7, name: 'Ada' });
});

test('csv has one line for each user', () => {
  assert.equal(toCsv([ada, ada]).split('\n').length, 2);
});
