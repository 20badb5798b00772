import type { Task } from './task.ts';

/** The names of the tasks in an order in which they can be run. */
export function plan(tasks: Task[]): string[] {
  return tasks.map((t) => t.name);
}
