/** A thing to do. */
export type Task = { id: number; title: string };

export function idFrom(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw new TypeError(`no id: ${text}`);
  return id;
}

export function tasksFrom(rows: string[][]): Task[] {
  return rows.map(([id, title]) => ({ id: idFrom(id), title: title.trim() }));
}
