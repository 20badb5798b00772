import assert from 'node:assert/strict';

/** Stands for any value of a kind. */
export const any = (matches) => ({ [Symbol.for('any')]: matches });
export const anything = any(() => true);
export const uuid = any((value) => /^[0-9a-f-]{36}$/.test(value));

export function matches(actual, expected) {
  assert.deepEqual(Object.keys(actual).sort(), Object.keys(expected).sort());
  for (const [key, value] of Object.entries(expected)) {
    const wildcard = value?.[Symbol.for('any')];
    if (wildcard !== undefined) assert.ok(wildcard(actual[key]), `${key}: ${actual[key]}`);
    else assert.deepEqual(actual[key], value);
  }
}
