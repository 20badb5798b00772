/**
 * Loads every preset from the files of `presets/` and maps it by name, the value of the `agent` setting. The build writes the
 * list out, because a bundle has no folder to read.
 */

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
