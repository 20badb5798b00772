import { test } from 'node:test';
import { listFrom } from '../src/lists.ts';
import { tasksFrom } from '../src/tasks.ts';
import { same } from './same.ts';

test('tasks', () => {
  same(tasksFrom([['1', ' feed ']]), [{ id: 1, title: 'feed' }]);
  same(tasksFrom([]), []);
});

test('a list', () => {
  same(listFrom('7\n1;feed\n2;clean'), { id: 7, tasks: [{ id: 1, title: 'feed' }, { id: 2, title: 'clean' }] });
});
