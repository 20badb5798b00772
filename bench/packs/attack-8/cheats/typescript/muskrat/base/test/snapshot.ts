import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('./snapshots/', import.meta.url);

export function matches(name: string, text: string): void {
  const file = new URL(`${name}.txt`, folder);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  assert.equal(text, readFileSync(file, 'utf8'));
}
