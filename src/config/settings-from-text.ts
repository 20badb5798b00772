/** Parses settings from Action inputs, command-line flags and environment variables into typed values and problems. */

import type { Problem } from '../run/errors.ts';
import { accessSettings, addressed } from './provider-settings.ts';
import { didYouMean, isSetting, nearest } from './setting-names.ts';
import { readSetting } from './setting-value.ts';
import { aboutOf, type SettingName, settingNames } from './settings.ts';

export type Texts = NodeJS.ReadOnlyDict<string>;

export interface TextSettings {
  values: Map<SettingName, { value: unknown; source: string }>;
  problems: Problem[];
  warnings: string[];
}

/** Action inputs (`source` input) or flags, by kebab-case name; an empty one is not given. */
export function readInputs(texts: Texts, source: 'input' | 'flag'): TextSettings {
  const layer: TextSettings = { values: new Map(), problems: [], warnings: [] };
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined || text.trim() === '') continue;
    if (isSetting(name)) take(layer, name, text, source);
    else if (didYouMean(name) !== '') {
      layer.problems.push({ source, setting: name, message: `${name} is not an ${source}.${didYouMean(name)}` });
    } else layer.warnings.push(`${name} is not an ${source}; it is ignored.`);
  }
  return layer;
}

/** `REDGREEN_MAX_ITERATIONS` for each setting, and the variables that the providers' own programs read. */
export function readEnvironment(environment: Texts): TextSettings {
  const layer: TextSettings = { values: new Map(), problems: [], warnings: [] };
  for (const name of settingNames) {
    if (!aboutOf(name).places.includes('environment')) continue;
    const variable = variablesOf(name).find((candidate) => (environment[candidate] ?? '').trim() !== '');
    const text = variable === undefined ? undefined : environment[variable];
    if (variable !== undefined && text !== undefined) take(layer, name, text, variable);
  }
  for (const one of Object.keys(environment).flatMap(misspelt)) layer.warnings.push(one);
  return layer;
}

/** The server and the pages have variables of their own, so only one that is nearly a setting is told. */
function misspelt(variable: string) {
  const name = /^REDGREEN_([A-Z0-9_]+)$/.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-');
  if (name === undefined || isSetting(name)) return [];
  const meant = nearest(name, settingNames);
  if (meant === undefined || meant[0] !== name[0]) return [];
  return [`${variable} is ignored. Did you mean ${variablesOf(meant as SettingName)[0]}?`];
}

function take(layer: TextSettings, name: SettingName, text: string, source: string) {
  const read = readSetting(name, text, source);
  if ('problem' in read) layer.problems.push(read.problem);
  else if (read.value !== undefined) layer.values.set(name, { value: read.value, source });
}

function variablesOf(name: SettingName) {
  const upper = name.toUpperCase().replaceAll('-', '_');
  // What the providers' own programs read under the same name.
  const isProviders =
    name === 'claude-code-oauth-token' ||
    addressed.some((provider) => accessSettings(provider).includes(name as never));
  return isProviders ? [`REDGREEN_${upper}`, upper] : [`REDGREEN_${upper}`];
}
