/** Lists every provider by its name: a file of `providers/` each. The build writes the list out: a bundle has no folder. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Provider } from './provider.ts';

const names = readdirSync(join(import.meta.dirname, 'providers'))
  .sort()
  .map((file) => file.replace(/\.ts$/, ''));

export const providers: ReadonlyMap<string, Provider> = new Map(
  await Promise.all(
    names.map(
      async (name) => [name, ((await import(`./providers/${name}.ts`)) as { provider: Provider }).provider] as const,
    ),
  ),
);
