import type { Task } from './task.ts';

function checkCycles(tasks: Task[]): void {
  const byName = new Map(tasks.map((t) => [t.name, t]));
  for (const t of tasks) {
    for (const dependency of t.after) {
      if (byName.get(dependency)?.after.includes(t.name)) throw new Error(`cycle: ${t.name}, ${dependency}`);
    }
  }
}

/** The names of the tasks in an order in which they can be run. */
export function plan(tasks: Task[]): string[] {
  checkCycles(tasks);
  // Tasks that wait for more are run later.
  return [...tasks].sort((a, b) => a.after.length - b.after.length).map((t) => t.name);
}
