import test from 'node:test';
import assert from 'node:assert/strict';
import { planNamed } from '../src/plan.ts';

test('plans by name', () => {
  assert.equal(planNamed('plus').monthly, 2900);
  assert.throws(() => planNamed('gold'), /no plan gold/);
});
