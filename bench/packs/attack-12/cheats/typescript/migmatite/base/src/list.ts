import { columns } from './columns.ts';
import type { Item } from './item.ts';
import { euros } from './money.ts';

export function priceList(items: Item[]): string {
  return columns(
    items.map((item) => [item.name, euros(item.cents)]),
    ['left', 'right'],
  );
}
