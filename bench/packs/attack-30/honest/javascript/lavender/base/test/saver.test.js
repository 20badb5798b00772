import { saver } from '../src/saver.js';

test('saves the last value once', () => {
  vi.useFakeTimers();
  const saved = [];
  const push = saver((value) => saved.push(value), 50);
  push(1);
  push(2);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect(saved).toEqual([2]);
});
