import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, locales, translate } from '../src/i18n.js';

test('the locales of the shop', () => {
  assert.deepEqual(locales, ['en', 'de', 'fr']);
});

for (const locale of ['en', 'de', 'fr']) {
  test(`${locale} has every text`, () => {
    assert.deepEqual(keys(locale), keys('en'));
    for (const key of keys('en')) assert.notEqual(translate(locale, key, { amount: '1' }).trim(), '');
  });
  test(`${locale} fills in values`, () => {
    assert.match(translate(locale, 'cart.total', { amount: '12.50' }), /12\.50$/);
  });
}

test('an unknown text is an error', () => {
  assert.throws(() => translate('de', 'cart.colour'), /no text cart\.colour in de/);
});
