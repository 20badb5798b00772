import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pricing } from '../src/pricing.ts';

function counting() {
  const asked: string[] = [];
  const rules = {
    base(article: string) {
      asked.push(article);
      return { desk: 200, chair: 80, lamp: 30 }[article] ?? 0;
    },
    factor: (group: string) => (group === 'dealer' ? 0.7 : 1),
  };
  return { asked, pricing: new Pricing(rules) };
}

test('works each price out once', () => {
  const { asked, pricing } = counting();
  for (let at = 0; at < 3; at++) {
    assert.equal(pricing.price('desk', 'dealer'), 140);
    assert.equal(pricing.price('lamp', 'private'), 30);
  }
  assert.deepEqual(asked, ['desk', 'lamp']);
});
