import { plan } from './plan.ts';
import type { Task } from './task.ts';

export async function runAll(tasks: Task[], run: (name: string) => Promise<void>): Promise<number> {
  const order = plan(tasks);
  for (const name of order) await run(name);
  return order.length;
}
