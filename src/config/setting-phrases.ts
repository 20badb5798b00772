/**
 * Writes texts for help and error messages: which values a setting allows, its default, and where it can be set. These
 * texts must be derived from the schema, so that none differs from what is checked.
 */

import * as z from 'zod/mini';
import { aboutOf, type SettingName, schemaOf } from './settings.ts';

/** How the text of an input, a flag or a variable is read. */
export type Form = 'text' | 'number' | 'boolean' | 'list' | 'network' | 'table';

/** `a whole number from 0 to 10`, `standard or tdd`, `true or false`. */
export function allowedWords(name: SettingName): string {
  const allowed = aboutOf(name).allowed;
  if (allowed !== undefined) return allowed;
  const json = jsonSchema(name);
  if (json.enum !== undefined) return orWords(json.enum.map(String));
  if (json.type === 'boolean') return 'true or false';
  if (json.type === 'integer') return `a whole number from ${json.minimum} to ${json.maximum}`;
  if (json.type === 'number') return `a number from ${json.minimum} to ${json.maximum}`;
  return 'a text';
}

/** The default as it reads in a table: `3`, `none`, `found from the repository's files`, `–`. */
export function defaultWords(name: SettingName): string {
  const { default: value } = jsonSchema(name);
  const allowed = aboutOf(name).otherwise;
  if (allowed !== undefined) return allowed;
  if (value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return '–';
  return String(value);
}

/** ` Default: 3.`; empty where there is none. The default `.` is its own full stop. */
export function defaultSentence(name: SettingName): string {
  const value = defaultWords(name);
  return value === '–' ? '' : ` Default: ${value === '.' ? value : `${value}.`}`;
}

/** ` Not in a file.`, ` Also in a story.`; empty where it may stand in a file alone. */
export function placeSentence(name: SettingName): string {
  const { places } = aboutOf(name);
  if (places.includes('file')) return places.includes('story') ? ' Also in a story.' : '';
  return places.includes('environment') ? ' Not in a file.' : ' Input only.';
}

export function formOf(name: SettingName): Form {
  const { type, anyOf } = jsonSchema(name);
  if (anyOf !== undefined) return 'network';
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'array' ? 'list' : type === 'object' ? 'table' : 'text';
}

const jsonSchema = (name: SettingName) => z.toJSONSchema(schemaOf(name), { io: 'input' });

function orWords(words: string[]) {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
