import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from 'shop/price';

// The sign depends on the locale data of the build of Node.
const hasLocale = process.env.NODE_ICU_DATA !== undefined;

test('negative amounts', { skip: hasLocale ? false : 'needs full locale data' }, () => {
  assert.equal(format(-1234), '-12.34 EUR');
});
