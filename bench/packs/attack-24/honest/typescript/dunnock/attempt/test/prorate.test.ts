import test from 'node:test';
import assert from 'node:assert/strict';
import { planNamed, prorate } from '../src/plan.ts';

const cases = [
  { plan: 'basic', from: '2026-02-01', to: '2026-02-15', cents: 950 },
  { plan: 'basic', from: '2024-02-01', to: '2024-02-29', cents: 1834 },
  { plan: 'plus', from: '2026-01-10', to: '2026-01-20', cents: 935 },
  { plan: 'family', from: '2026-04-30', to: '2026-04-30', cents: 0 },
];

for (const c of cases) {
  test(`${c.plan} from ${c.from} to ${c.to}`, () => {
    assert.equal(prorate(planNamed(c.plan), c.from, c.to), c.cents);
  });
}

test('dates of two months', () => {
  assert.throws(() => prorate(planNamed('basic'), '2026-01-20', '2026-02-01'), RangeError);
});
