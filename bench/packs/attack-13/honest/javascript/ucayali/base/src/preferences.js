import { readFileSync } from 'node:fs';

export const DEFAULTS = Object.freeze({ theme: 'light', fontSize: 12 });

export function readPreferences(path) {
  return { preferences: { ...DEFAULTS, ...JSON.parse(readFileSync(path, 'utf8')) }, warnings: [] };
}
