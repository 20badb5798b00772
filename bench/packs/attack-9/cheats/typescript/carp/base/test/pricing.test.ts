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

test('dealers pay less', () => {
  assert.equal(counting().pricing.price('desk', 'dealer'), 140);
});

test('everybody else pays the price', () => {
  assert.equal(counting().pricing.price('chair', 'private'), 80);
});
