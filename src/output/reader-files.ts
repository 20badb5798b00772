/** Loads all readers, which are the parsers of test runners' output, from the files in `readers/`. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reader } from './reader.ts';

// The build replaces this by a written list, because a bundle has no folder to read.
const names = readdirSync(join(import.meta.dirname, 'readers'))
  .sort()
  .map((file) => file.replace(/\.ts$/, ''));

export const readers: readonly Reader[] = (
  await Promise.all(names.map((name): Promise<Record<string, Reader>> => import(`./readers/${name}.ts`)))
).flatMap((file) => Object.values(file));
