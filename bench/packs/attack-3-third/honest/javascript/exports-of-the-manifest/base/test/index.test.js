import assert from 'node:assert/strict';
import test from 'node:test';

test('the package', async () => {
  const { first } = await import('lists');
  assert.equal(first([1, 2]), 1);
});

test('the module csv', async () => {
  const { csv } = await import('lists/csv');
  assert.equal(csv([1, 2]), '1,2');
});
