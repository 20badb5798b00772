/** What a run must never show: keys among its settings, passwords of proxies, and what the variables hold that it hands to foreign code. */

import { readProxy } from './proxy.ts';
import { about } from './setting-types.ts';
import { camelName, type Settings, settingNames, settingsSchema } from './settings.ts';

/** Settings that are never shown, never recorded, and never stored with a run. */
export const secretSettings = settingNames.filter((name) => about.get(settingsSchema.shape[name])?.secret === true);

/** With `more`, such as the token that GitHub is asked with; what is empty is no secret. */
export function secretValues(
  settings: Settings,
  environment: Readonly<Record<string, string | undefined>>,
  more: readonly (string | undefined)[] = [],
): string[] {
  const keys = secretSettings.map((name) => settings[camelName(name)] as string | undefined);
  const handed = [...settings.testEnv, ...settings.setupEnv, ...settings.agentEnv].map((name) => environment[name]);
  const { passwords } = readProxy(environment);
  return [...more, ...keys, ...handed, ...passwords].flatMap((value) => value || []);
}
