import { mean, range } from '../src/level.js';

test('mean', () => {
  expect(mean([100, 200, 300])).toBe(200);
});

test('range', () => {
  expect(range([120, 480])).toBe(360);
});
