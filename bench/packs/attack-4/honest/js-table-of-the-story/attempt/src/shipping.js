import { readFileSync } from 'node:fs';

const { zones, other } = JSON.parse(readFileSync(new URL('../data/zones.json', import.meta.url), 'utf8'));

export function shipping(country) {
  return Object.hasOwn(zones, country) ? zones[country] : other;
}
