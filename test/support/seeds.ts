/** Repositories that begin alike are made once for all tests of a worker and copied: `git init`, `add` and `commit` cost more than many a test itself. */

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';

let root: string | undefined;
const made = new Map<string, Promise<void> | undefined>();

/** Fills `folder`, which may be there and empty, with what `make` leaves in the folder that it is given. `key`: all that this depends on. */
export function plantSeed(folder: string, key: unknown, make: (folder: string) => void): void {
  const kept = placeOf(key);
  if (!made.has(kept)) make(kept);
  made.set(kept, undefined);
  copy(kept, folder);
}

/** The same where making takes its time; two tests that ask at once make it once. */
export async function plantSlowSeed(folder: string, key: unknown, make: (folder: string) => Promise<void>) {
  const kept = placeOf(key);
  if (!made.has(kept)) made.set(kept, make(kept));
  await made.get(kept);
  copy(kept, folder);
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}

function placeOf(key: unknown): string {
  return join(seedRoot(), createHash('sha256').update(serialize(key)).digest('hex'));
}

function seedRoot(): string {
  if (root === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'redgreen-seeds-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    root = folder;
  }
  return root;
}
