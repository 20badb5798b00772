/** Every reader: a file of `readers/` exports one, in the order of their names. The build writes the list out: a bundle has no folder. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reader } from './reader.ts';

const names = readdirSync(join(import.meta.dirname, 'readers'))
  .sort()
  .map((file) => file.replace(/\.ts$/, ''));

export const readers: readonly Reader[] = (
  await Promise.all(names.map((name): Promise<Record<string, Reader>> => import(`./readers/${name}.ts`)))
).flatMap((file) => Object.values(file));
