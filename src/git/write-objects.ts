/** New blobs and commits as git's own loose objects: a process for each is 4 ms, and a proof writes one tree after the other. */

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Git } from './git.ts';

/** Ids of the written blobs, in the order of `texts`. `idLength`: of the ids that the repository has, 40 or 64. */
export async function writeBlobs(git: Git, texts: readonly string[], idLength: number): Promise<string[]> {
  const ids: string[] = [];
  for (const text of texts) ids.push(await writeObject(git, 'blob', Buffer.from(text), idLength));
  return ids;
}

const compress = promisify(deflate);

export async function writeObject(git: Git, type: 'blob' | 'commit', bytes: Buffer, idLength: number): Promise<string> {
  const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const id = createHash(idLength === 64 ? 'sha256' : 'sha1')
    .update(object)
    .digest('hex');
  const path = join(git.place.gitDir, 'objects', id.slice(0, 2), id.slice(2));
  if (existsSync(path)) return id;
  await mkdir(dirname(path), { recursive: true });
  // Whole or not at all, as git itself does it.
  const unfinished = join(dirname(path), `tmp_obj_${randomUUID()}`);
  await writeFile(unfinished, await compress(object), { mode: 0o444 });
  await rename(unfinished, path);
  return id;
}
