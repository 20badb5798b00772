import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSize } from '../src/size.ts';

const rows: [bytes: number, want: string][] = [
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 * 1023, '1023.0 KB'],
  [1024 ** 2, '1.0 MB'],
  [1024 ** 2 * 2.5, '2.5 MB'],
  [1024 ** 3, '1.0 GB'],
  [1024 ** 3 * 12, '12.0 GB'],
];

for (const [bytes, want] of rows) {
  test(`${bytes} bytes are ${want}`, () => {
    assert.equal(formatSize(bytes), want);
  });
}

test('decimals', () => {
  assert.equal(formatSize(1536, { decimals: 2 }), '1.50 KB');
});
