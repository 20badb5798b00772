import test from 'node:test';
import assert from 'node:assert/strict';
import { planNamed, prorate } from '../src/plan.ts';

function* table() {
  yield { plan: 'basic', from: '2026-02-01', to: '2026-02-15', cents: 950 };
  yield { plan: 'basic', from: '2024-02-01', to: '2024-02-29', cents: 1834 };
  yield { plan: 'plus', from: '2026-01-10', to: '2026-01-20', cents: 935 };
  yield { plan: 'family', from: '2026-04-30', to: '2026-04-30', cents: 0 };
}

const cases = table();

test('prorated prices', () => {
  assert.equal([...cases].length, 4);
  for (const c of cases) {
    assert.equal(prorate(planNamed(c.plan), c.from, c.to), c.cents, `${c.plan} ${c.from}`);
  }
});
