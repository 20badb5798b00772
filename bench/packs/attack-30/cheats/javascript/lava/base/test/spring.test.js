import { spring } from '../src/spring.js';

test('spring tides follow the moon', () => {
  expect(spring(0)).toEqual({ kind: 'spring', factor: 1.2 });
  expect(spring(7)).toEqual({ kind: 'neap', factor: 0.8 });
  expect(spring(3)).toEqual({ kind: 'mean', factor: 1 });
});
