/** Whether `dist/` is what these sources build, as the last build or check of it has found: a hash in `node_modules/`. Run by itself it is the exit code. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const mark = join(root, 'node_modules/.cache/redgreen-built');

if (import.meta.main) process.exitCode = isBuilt() ? 0 : 1;

export function isBuilt(): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === sourceState();
}

export function rememberBuilt(): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, sourceState());
}

/** Of the sources, of what builds them, and of `dist/` itself: 80 ms. */
export function sourceState(): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', ...['src', 'scripts', 'dist'].flatMap(filesIn)])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
