/** Deletes folders with all their contents, even where untrusted code made them unreadable or their paths too long. */

import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, type FileHandle, mkdtemp, open, readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { succeeds } from './succeeds.ts';

/** Nothing is there afterwards, or it throws what was in the way. */
export async function removeTree(path: string | Buffer): Promise<void> {
  try {
    await rm(path as string, { recursive: true, force: true });
  } catch {
    await removeFlat(path);
  }
}

/** Removes each; one that cannot be removed keeps none of the others, and is told. */
export async function removeTrees(paths: readonly string[]): Promise<{ path: string; reason: string }[]> {
  const failed: { path: string; reason: string }[] = [];
  for (const path of paths) {
    await removeTree(path).catch((error: Error) => failed.push({ path, reason: error.message }));
  }
  return failed;
}

async function removeFlat(path: string | Buffer) {
  const top = await openFolder(path);
  if (top === undefined) return await rm(path as string, { force: true });
  const mark = `.${randomUUID()}-`;
  let moved = 0;
  try {
    for (let left = await entriesOf(top); left.length > 0; left = await entriesOf(top)) {
      for (const { place, isFolder } of left) {
        const inner = isFolder ? await openFolder(place) : undefined;
        if (inner === undefined) {
          await unlessGone(unlink(place));
          continue;
        }
        try {
          for (const entry of await entriesOf(inner)) {
            if (!entry.isFolder) await unlessGone(unlink(entry.place));
            else if (!(await isGone(entry.place)))
              await unlessGone(rename(entry.place, within(top, Buffer.from(`${mark}${moved++}`))));
          }
        } finally {
          await inner.close();
        }
        await unlessGone(rmdir(place));
      }
    }
  } finally {
    await top.close();
  }
  await unlessGone(rmdir(path));
}

/** What `rm` had begun when it gave up goes on beside this, and may be the one that removes. */
async function unlessGone(removal: Promise<void>) {
  await removal.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** An empty folder goes at once; another must be writable to be moved. */
async function isGone(place: Buffer) {
  const gone = await succeeds(rmdir(place));
  if (!gone) await chmod(place, 0o700).catch(() => undefined);
  return gone;
}

/** Undefined for what is no folder, a link to one included. */
async function openFolder(path: string | Buffer) {
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
  const handle = () => open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    const opened = await handle().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EACCES') throw error;
      await chmod(path, 0o700);
      return handle();
    });
    await opened.chmod(0o700).catch(() => undefined);
    return opened;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** By descriptor, so that it counts for nothing how deep the folder lies. Names are bytes. */
async function entriesOf(folder: FileHandle): Promise<{ place: Buffer; isFolder: boolean }[]> {
  const entries = await readdir(`/proc/self/fd/${folder.fd}`, { withFileTypes: true, encoding: 'buffer' });
  return entries.map((entry) => ({ place: within(folder, entry.name), isFolder: entry.isDirectory() }));
}

function within(folder: FileHandle, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`/proc/self/fd/${folder.fd}/`), name]);
}

/** `start`: its path but for some letters at the end. */
export async function temporaryFolder(start: string): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(start);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
