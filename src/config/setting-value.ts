/** Parses one setting's value from text or YAML, and returns the typed value or a problem that says what is allowed. */

import { parse } from 'yaml';
import type { Problem } from '../run/errors.ts';
import { allowedWords, formOf } from './setting-phrases.ts';
import { aboutOf, type SettingName, schemaOf } from './settings.ts';

export type Read = { value: unknown } | { problem: Problem };

/** Reads a text (input, flag, variable) or a YAML value. `value: undefined` is "not given": nothing, an empty text, null. */
export function readSetting(name: SettingName, value: unknown, source: string): Read {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return { value: undefined };
  }
  const result = schemaOf(name).safeParse(fromText(name, value));
  if (result.success) return { value: result.data };
  return { problem: notAllowed(name, value, source) };
}

/** The one form of every complaint about a value: the setting, what was given, what is allowed. */
export function notAllowed(name: SettingName, value: unknown, source: string, allowed = allowedWords(name)): Problem {
  const secret = aboutOf(name).secret === true;
  const what = secret ? 'not a valid value' : shown(value);
  return { source, setting: name, message: `${name} is ${what}; allowed: ${allowed}` };
}

/** A given value in one short line: control characters escaped, so that it can stand in any log. */
export function shown(value: unknown): string {
  const plain = typeof value === 'string' && /^[\w.+-]+$/.test(value);
  // An address may carry a password.
  const text = plain ? value : (JSON.stringify(value) ?? String(value)).replace(/\/\/[^/"\s]*@/g, '//***@');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function fromText(name: SettingName, value: unknown): unknown {
  const form = formOf(name);
  if (typeof value !== 'string') return form === 'text' && typeof value === 'number' ? String(value) : value;
  const text = value.trim();
  switch (form) {
    case 'text':
      return text;
    case 'number':
      return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : text;
    case 'boolean':
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : text;
    case 'list':
      return listItems(text);
    case 'network':
      return text === 'none' || text === 'full' ? text : listItems(text);
    case 'table':
      return tableOf(text);
  }
}

/** Items of a list in a text: one a line, or divided by commas – except inside braces, which belong to a glob. */
function listItems(text: string) {
  return text
    .split(/\r?\n|,(?![^{}\n]*\})/)
    .map((item) => item.trim().replace(/^-\s+/, ''))
    .filter((item) => item !== '');
}

/** A mapping written as YAML or JSON; left as text, and so refused, where it is neither. */
function tableOf(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 20, logLevel: 'silent' });
  } catch {
    return text;
  }
}
