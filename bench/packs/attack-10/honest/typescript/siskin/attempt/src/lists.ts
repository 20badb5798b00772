import { idFrom, tasksFrom, type Task } from './tasks.ts';

export type List = { id: number; tasks: Task[] };

export function listFrom(text: string): List {
  const [head, ...lines] = text.trim().split('\n');
  return { id: idFrom(head), tasks: tasksFrom(lines.map((line) => line.split(';'))) };
}
