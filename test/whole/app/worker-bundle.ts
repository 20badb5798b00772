/** The worker process as a bundle, made once for each state of the sources: as its sources it takes 1.2 s of processor time to begin. */

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { sourceState } from '../../../scripts/built.ts';
import { bundle } from '../../../scripts/bundle.ts';

const root = join(import.meta.dirname, '../../..');
const entry = 'test/whole/app/worker-process.ts';
const kept = join(root, 'node_modules/.cache/redgreen-worker');

let made: Promise<string> | undefined;

export function workerBundle(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const state = createHash('sha256')
    .update(sourceState())
    .update(readFileSync(join(root, entry)))
    .digest('hex');
  const folder = join(kept, state);
  if (!existsSync(folder)) {
    mkdirSync(kept, { recursive: true });
    const earlier = readdirSync(kept);
    const beside = mkdtempSync(join(kept, 'new-'));
    await bundle({ worker: entry }, beside);
    symlinkSync(join(root, 'dist/grammars'), join(beside, 'grammars'));
    place(beside, folder);
    for (const name of earlier) if (!name.startsWith('new-')) rmSync(join(kept, name), { recursive: true });
  }
  return join(folder, 'worker.js');
}

/** Whichever test process comes first: what the others have built is the same. */
function place(built: string, folder: string): void {
  try {
    renameSync(built, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(built, { recursive: true });
  }
}
