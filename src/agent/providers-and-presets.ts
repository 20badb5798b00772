/** Loads all model providers from `providers/` and all presets (definitions of command-line agents) from `presets/`. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Preset } from './preset.ts';
import type { Provider } from './provider.ts';

// The build replaces these listings by written lists, because a bundle has no folder to read.
export const providers = await listOf<Provider>('provider');
export const presets = await listOf<Preset>('preset');

async function listOf<T>(kind: 'provider' | 'preset'): Promise<ReadonlyMap<string, T>> {
  const files = readdirSync(join(import.meta.dirname, `${kind}s`)).sort();
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const all = names.map(async (name): Promise<[string, T]> => {
    const { [kind]: one } = (await import(`./${kind}s/${name}.ts`)) as Record<string, T>;
    return [name, one as T];
  });
  return new Map(await Promise.all(all));
}
