/** Two processes on one eval run: each try is carried by one of them, and taken over where that one is gone. */

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepOwner, ownerIsGone } from '../store/run-owner.ts';

/** undefined: another process that is alive has it. Dispose it once the result is durable. */
export async function claimTry(root: string, evalId: string, key: string): Promise<AsyncDisposable | undefined> {
  const folder = join(root, 'claims', evalId);
  const claim = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 32));
  const mine = join(folder, `.${randomUUID()}`);
  await mkdir(mine, { recursive: true });
  await keepOwner(mine);
  if (await ownerIsGone(claim)) {
    // Moved before it is removed: of two that find it one alone can.
    const gone = join(folder, `.${randomUUID()}`);
    await rename(claim, gone).catch(() => undefined);
    await rm(gone, { recursive: true, force: true });
  }
  try {
    // With its owner in it from the first moment: a folder is only put in the place of an empty one.
    await rename(mine, claim);
  } catch {
    await rm(mine, { recursive: true, force: true });
    return undefined;
  }
  return { [Symbol.asyncDispose]: () => rm(claim, { recursive: true, force: true }) };
}

/** Nothing is left to claim. */
export async function removeClaims(root: string, evalId: string): Promise<void> {
  await rm(join(root, 'claims', evalId), { recursive: true, force: true });
}
