/** Every preset by its name, the value of `agent`: a file of `presets/` each. The build writes the list out: a bundle has no folder. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Preset } from './preset.ts';

const names = readdirSync(join(import.meta.dirname, 'presets'))
  .sort()
  .map((file) => file.replace(/\.ts$/, ''));

export const presets: ReadonlyMap<string, Preset> = new Map(
  await Promise.all(
    names.map(async (name) => [name, ((await import(`./presets/${name}.ts`)) as { preset: Preset }).preset] as const),
  ),
);
