export type Item = { title: string; pieces: number; unit: string };

export function list(items: Item[]): string {
  return items.map((item) => `${item.title.padEnd(8)}${String(item.pieces).padStart(4)} ${item.unit}\n`).join('');
}
