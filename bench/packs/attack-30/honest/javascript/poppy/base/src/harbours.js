import { readFileSync } from 'node:fs';

export const harbours = JSON.parse(readFileSync(new URL('../data/harbours.json', import.meta.url), 'utf8'));

export function datum(name) {
  return harbours.find((harbour) => harbour.name === name)?.datum;
}
