import { print } from '../src/print.js';

test.each([
  [125, '+1.25 m'],
  [0, '0.00 m'],
  [-7, '-0.07 m'],
])('print %i', (level, text) => {
  expect(print(level)).toBe(text);
});

test('a list', () => {
  expect([100, -100].map(print)).toMatchInlineSnapshot(`
    [
      "+1.00 m",
      "-1.00 m",
    ]
  `);
});
