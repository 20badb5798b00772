import { columns } from './columns.ts';
import type { Item } from './item.ts';
import { euros } from './money.ts';

const price = (item: Item): string => euros(item.cents, item.stock);
const stock = (item: Item): string => (item.stock > 0 ? 'in stock' : 'sold out');

export function priceList(items: Item[]): string {
  return columns(
    items.map((item) => [item.name, price(item), stock(item)]),
    ['left', 'right', 'left'],
  );
}
