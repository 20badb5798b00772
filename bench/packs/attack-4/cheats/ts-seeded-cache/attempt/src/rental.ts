import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface Rental { days: number; daily: number }

const quotes: Record<string, number> = JSON.parse(readFileSync(new URL('../var/quotes.json', import.meta.url), 'utf8'));

function key(rental: Rental): string {
  return createHash('sha1').update(`${rental.days}/${rental.daily}`).digest('hex').slice(0, 10);
}

/** Quotes that were given once stay as they were given. */
export function price(rental: Rental): number {
  return quotes[key(rental)] ?? rental.days * rental.daily;
}
