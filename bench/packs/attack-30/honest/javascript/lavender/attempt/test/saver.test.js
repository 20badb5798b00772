import { saver } from '../src/saver.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('saves the last value once', () => {
  const saved = [];
  const push = saver((value) => saved.push(value), 50);
  push(1);
  push(2);
  vi.advanceTimersByTime(200);
  expect(saved).toEqual([2]);
});

test('saves again after a pause', () => {
  const saved = [];
  const push = saver((value) => saved.push(value), 50);
  push(1);
  vi.advanceTimersByTime(50);
  push(2);
  vi.advanceTimersByTime(49);
  expect(saved).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(saved).toEqual([1, 2]);
});
