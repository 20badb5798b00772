import { expect, test } from 'vitest';
import { judgeProgress } from '../../src/loop/progress.ts';

const earlier = [
  { number: 3, tree: 'a' },
  { number: 4, tree: 'b' },
];

test('a tree nobody has seen is progress', () => {
  expect(judgeProgress('c', 'b', earlier, 'start')).toEqual({ kind: 'changed' });
});

test('the tree before the attempt means that no file changed', () => {
  expect(judgeProgress('b', 'b', earlier, 'start')).toEqual({
    kind: 'none',
    detail: 'No progress detected: no file changed',
  });
});

test('A→B→A is told by the number of the attempt that had the tree', () => {
  expect(judgeProgress('a', 'b', earlier, 'start')).toEqual({
    kind: 'none',
    detail: 'No progress detected: same tree as attempt 3',
  });
});

test('taking everything back is no progress', () => {
  expect(judgeProgress('start', 'b', earlier, 'start')).toEqual({
    kind: 'none',
    detail: 'No progress detected: same tree as before the first attempt',
  });
});
