import { expect, test } from 'vitest';
import * as shapes from '../../src/text/shape.ts';

const { text, whole, number, list, object, table, oneOf, either, flag, anything } = shapes;
const nothing = undefined;

test.each<[what: string, shape: shapes.Shape<unknown>, right: unknown[], wrong: unknown[]]>([
  ['a text', text({ min: 1, max: 3, pattern: /^a/ }), ['a', 'abc'], ['', 'abcd', 'b', 1, null, nothing]],
  ['a text that no pattern can tell', text({ only: (given) => given === 'x' }), ['x'], ['y']],
  ['a whole number', whole(0, 10), [0, 10], [-1, 11, 1.5, '1', Number.NaN, 2 ** 53]],
  ['a number', number(0.5), [0.5, 1e9], [0.4, Number.POSITIVE_INFINITY, Number.NaN, '1']],
  ['a switch', flag(), [true, false], ['true', 0, null]],
  ['one of some', oneOf(['a', 'b']), ['a'], ['c', nothing, 'toString']],
  ['a list', list(whole(), { min: 1, max: 2 }), [[1], [1, 2]], [[], [1, 2, 3], ['1'], { 0: 1, length: 1 }]],
  ['one or the other', either(flag(), list(flag())), [true, [false]], ['a', [1]]],
  ['a table', table(text({ min: 1 }), whole()), [{}, { a: 1 }], [{ '': 1 }, { a: 'b' }, [], null]],
  ['a closed object', object({ a: whole() }, { closed: true }), [{ a: 1 }], [{ a: 1, b: 2 }, {}, [], 'a']],
  ['an object', object({ a: whole().optional() }), [{}, { a: 1 }, { b: 1 }, { a: nothing }], [{ a: null }, null]],
  ['what may be null or left out', whole().nullish(), [null, nothing, 1], ['1']],
  ['anything', anything(), [nothing, null, {}], []],
])('%s', (_, shape, right, wrong) => {
  for (const value of right) expect(shape.read(value), JSON.stringify(value)).toBeDefined();
  for (const value of wrong) expect(shape.read(value), JSON.stringify(value)).toBeUndefined();
});

test('of an object what is known is read, and nothing of its prototype', () => {
  const shape = object({ name: text(), constructor: anything().optional(), id: whole().ifRight() });
  expect(shape.read({ name: 'a', more: 1, id: 'wrong' })).toEqual({ value: { name: 'a' } });
  expect(object({ toString: text() }).read({})).toBeUndefined();
  expect(table(text(), whole()).read(JSON.parse('{"__proto__":1}'))?.value).toEqual(JSON.parse('{"__proto__":1}'));
});

test('a default is another list each time', () => {
  const shape = list(text()).default([]);
  const first = shape.read(undefined)?.value;
  first?.push('a');
  expect(shape.read(undefined)).toEqual({ value: [] });
  expect(shape.json).toEqual({ default: [], type: 'array', items: { type: 'string' } });
});

test('the JSON schema of an object names what is needed', () => {
  const shape = object({ a: whole(1, 2), b: text().optional() }, { closed: true });
  expect(shape.nullable().json).toEqual({
    anyOf: [
      {
        type: 'object',
        properties: { a: { type: 'integer', minimum: 1, maximum: 2 }, b: { type: 'string' } },
        required: ['a'],
        additionalProperties: false,
      },
      { type: 'null' },
    ],
  });
});
