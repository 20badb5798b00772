export type Task = { id: number; title: string };

export function tasksFrom(rows: string[][]): Task[] {
  return rows.map(([id, title]) => ({ id: id as unknown as number, title: title.trim() }));
}
