/** How what a setting takes reads for a person: derived from its shape, so that no text can differ from what is checked. */

import { about } from './setting-types.ts';
import { type SettingName, settingShapes } from './settings.ts';

/** How the text of an input, a flag or a variable is read. */
export type Form = 'text' | 'number' | 'boolean' | 'list' | 'network' | 'table';

/** `a whole number from 0 to 10`, `standard or tdd`, `true or false`. */
export function allowedWords(name: SettingName): string {
  const told = about.get(settingShapes[name])?.allowed;
  if (told !== undefined) return told;
  const { json } = settingShapes[name];
  if (json.enum !== undefined) return orWords(json.enum.map(String));
  if (json.type === 'boolean') return 'true or false';
  if (json.type === 'integer') return `a whole number from ${json.minimum} to ${json.maximum}`;
  if (json.type === 'number') return `a number from ${json.minimum} to ${json.maximum}`;
  return 'a text';
}

/** The default as it reads in a table: `3`, `none`, `found from the repository's files`, `–`. */
export function defaultWords(name: SettingName): string {
  const { default: value } = settingShapes[name].json;
  const told = about.get(settingShapes[name])?.otherwise;
  if (told !== undefined) return told;
  if (value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return '–';
  return String(value);
}

/** ` Default: 3.`; empty where there is none. The default `.` is its own full stop. */
export function defaultSentence(name: SettingName): string {
  const value = defaultWords(name);
  return value === '–' ? '' : ` Default: ${value === '.' ? value : `${value}.`}`;
}

/** ` Not in a file.`; empty where it may stand in one. */
export function placeSentence(name: SettingName): string {
  const places = about.get(settingShapes[name])?.places ?? [];
  return places.includes('file') ? '' : places.includes('environment') ? ' Not in a file.' : ' Input only.';
}

export function formOf(name: SettingName): Form {
  const { json } = settingShapes[name];
  if (json.anyOf !== undefined) return 'network';
  if (json.type === 'integer') return 'number';
  if (json.type === 'number' || json.type === 'boolean') return json.type;
  if (json.type === 'array') return 'list';
  return json.type === 'object' ? 'table' : 'text';
}

function orWords(words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
