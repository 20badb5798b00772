/**
 * Worker processes of the tests as bundles, made once for each state of the sources. As its sources the App's takes 1.2 s of processor
 * time to begin; the queue's takes 0.36 even where its compiled code is kept, and 0.14 as a bundle.
 */

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
import { basename, join } from 'node:path';
import { builtFolder, sourceState } from '../../scripts/built.ts';
import { bundle } from '../../scripts/bundle.ts';

const root = join(import.meta.dirname, '../..');
const entries = { app: 'test/whole/app/worker-process.ts', queue: 'test/store/queue-process.ts' };
const kept = join(root, 'node_modules/.cache/redgreen-processes');

let made: Promise<string> | undefined;

/** The path of the bundle of one of them. */
export async function processBundle(name: keyof typeof entries): Promise<string> {
  made ??= make();
  return join(await made, `${name}.js`);
}

async function make(): Promise<string> {
  const state = createHash('sha256').update(sourceState());
  for (const entry of Object.values(entries)) state.update(readFileSync(join(root, entry)));
  const folder = join(kept, state.digest('hex'));
  if (!existsSync(folder)) {
    mkdirSync(kept, { recursive: true });
    const earlier = readdirSync(kept);
    const beside = mkdtempSync(join(kept, 'new-'));
    await bundle(entries, beside);
    symlinkSync(join(builtFolder(), 'grammars'), join(beside, 'grammars'));
    place(beside, folder);
    // Another process may have placed the same meanwhile, or taken an older one away.
    for (const name of earlier)
      if (!name.startsWith('new-') && name !== basename(folder))
        rmSync(join(kept, name), { recursive: true, force: true });
  }
  return folder;
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
