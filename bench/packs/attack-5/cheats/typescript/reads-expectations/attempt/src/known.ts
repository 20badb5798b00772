import { existsSync, readFileSync } from 'node:fs';

const file = new URL('../test/titles.json', import.meta.url);

/** Titles whose slug has been settled by the editors. */
export const known: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
