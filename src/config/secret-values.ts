/** Lists the settings that hold keys, collects their values for masking, and reports keys that are too short to be masked. */

import type { Problem } from '../run/errors.ts';
import { isLoopback } from '../text/addresses.ts';
import { accessSettings, accessTo, addressed } from './provider-settings.ts';
import { about } from './setting-types.ts';
import { notAllowed } from './setting-value.ts';
import { camelName, type Settings, settingNames, settingsSchema } from './settings.ts';

/** Settings that are never shown, never recorded, and never stored with a run. */
export const secretSettings = settingNames.filter((name) => about.get(settingsSchema.shape[name])?.secret === true);

/** A shorter one is no key of any provider: masking it would spoil every text that it happens to stand in. */
export const leastKeyLength = 12;

/** The keys of a run, with `more`, such as the token that GitHub is asked with. */
export function ownKeys(settings: Partial<Settings>, more: readonly (string | undefined)[] = []): string[] {
  const keys = secretSettings.map((name) => settings[camelName(name)] as string | undefined);
  return [...more, ...keys].filter((key) => key !== undefined && key.length >= leastKeyLength) as string[];
}

/** A short key is masked nowhere. What answers on this machine is a stand-in, and may have one all the same. */
export function shortKeys(settings: Settings, gitHub: string | undefined): { problems: Problem[]; warnings: string[] } {
  const keys = addressed.map((name) => ({ name: accessSettings(name)[0], address: accessTo(settings, name).baseURL }));
  const problems: Problem[] = [];
  const warnings: string[] = [];
  for (const { name, address = '' } of [...keys, { name: 'github-token' as const, address: gitHub }]) {
    const length = settings[camelName(name)]?.length ?? leastKeyLength;
    if (length >= leastKeyLength) continue;
    const allowed = `a key of at least ${leastKeyLength} characters`;
    if (isLoopback(URL.parse(address)?.hostname ?? ''))
      warnings.push(`${name} has ${length} characters and is not masked: a key has at least ${leastKeyLength}.`);
    else problems.push(notAllowed(name, '', 'settings', allowed));
  }
  return { problems, warnings };
}
