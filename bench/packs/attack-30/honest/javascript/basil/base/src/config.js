import { readFileSync } from 'node:fs';

export function config(own = {}) {
  const standard = JSON.parse(readFileSync(new URL('../config/default.json', import.meta.url), 'utf8'));
  return { ...standard, ...own };
}
