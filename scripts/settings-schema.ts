/**
 * The JSON schema of `.github/redgreen.yml`, for editors: it takes what the reader takes, which is more than the plain type –
 * nothing for "not given", and a text for whatever an input can be.
 */

import * as z from 'zod';
import { type Form, formOf } from '../src/config/setting-phrases.ts';
import { aboutOf, type SettingName, schemaOf, settingNames } from '../src/config/settings.ts';
import { schemaUrl } from '../src/project.ts';
import { numberPattern } from './number-pattern.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** Only what a file may set. */
export function fileSchema(): Record<string, unknown> {
  const names = settingNames.filter((name) => aboutOf(name).places.includes('file'));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaUrl,
    title: 'Redgreen configuration',
    description: '.github/redgreen.yml, read from the default branch only',
    // A file of comments sets nothing.
    type: ['object', 'null'],
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, propertyOf(name)])),
  };
}

function propertyOf(name: SettingName): Json {
  const { $schema: _, default: value, ...json } = z.toJSONSchema(schemaOf(name), { io: 'input' });
  return {
    description: aboutOf(name).says,
    ...(value === undefined ? {} : { default: value }),
    anyOf: [...ways(name, formOf(name), json), { type: 'null' }],
  };
}

/** Every way in which a value can be written. */
function ways(name: SettingName, form: Form, json: Json): Json[] {
  switch (form) {
    case 'text':
      return json.enum === undefined
        ? [text(textPattern(json)), ...asNumber(name)]
        : [json, text(wordsPattern(json.enum.map(String)))];
    case 'number':
      return [json, text(numberPattern(json))];
    case 'boolean':
      return [json, text(wordsPattern(['true', 'false'], 'any case'))];
    case 'list':
      return [json, text(listPattern(json))];
    case 'network': {
      const each = (json.anyOf ?? []) as Json[];
      return [...each, ...each.filter(({ type }) => type === 'array').map((list) => text(listPattern(list)))];
    }
    case 'table':
      // That a text is YAML of a certain form is more than a JSON schema can say.
      return [json, { type: 'string', contentMediaType: 'application/yaml' }];
  }
}

function text(pattern: string): Json {
  return { type: 'string', pattern };
}

/** A text may be written as a number, where the text of that number is allowed: `base-branch: 2024`. */
function asNumber(name: SettingName): Json[] {
  const takes = (number: number) => schemaOf(name).safeParse(String(number)).success;
  if (!takes(1)) return [];
  // From here on the text of a number has a plus.
  const large = 1e21;
  return [
    {
      type: 'number',
      ...(takes(-1) ? (takes(-large) ? {} : { exclusiveMinimum: -large }) : { minimum: 0 }),
      ...(takes(large) ? {} : { exclusiveMaximum: large }),
    },
  ];
}

/** The text without the blanks around it is one that the schema allows. */
function textPattern({ pattern, maxLength }: Json): string {
  const tooLong = maxLength === undefined ? '' : String.raw`(?![\s\S]{${maxLength}}\s*\S)`;
  return String.raw`^\s*(?!\s)(?:$|${tooLong}${inside(pattern, String.raw`(?=\s*$)`)})`;
}

/** One of these words. */
function wordsPattern(words: readonly string[], letters?: 'any case'): string {
  const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const all = letters === undefined ? words : words.map(anyCase);
  return String.raw`^\s*(?:${all.join('|')})?\s*$`;
}

// A comma inside braces belongs to a glob.
const comma = String.raw`,(?![^{}\n]*\})`;
const blank = String.raw`[^\S\n]`;
const char = String.raw`(?!${comma})\S`;
const between = String.raw`(?:\s|${comma})*`;

/** The text has one item a line, or items divided by commas, each with a dash before it or none. */
function listPattern({ items, minItems, maxItems = 1000 }: Json): string {
  const { pattern, maxLength } = items as Json;
  const end = String.raw`(?=${blank}*(?:\n|${comma}|$))`;
  const dash = `(?:-${blank}+(?=${char})|(?!-${blank}+${char}))`;
  const tooLong = maxLength === undefined ? '' : String.raw`(?!(?:(?!${comma})[^\n]){${maxLength}}${blank}*${char})`;
  const item = `${dash}${tooLong}(?=${inside(pattern, end)})${char}(?:${blank}*${char})*`;
  const list = String.raw`${item}(?:${blank}*(?:\n|${comma})${between}${item}){0,${maxItems - 1}}${between}`;
  return minItems === undefined ? `^${between}(?:${list})?$` : String.raw`^(?:\s*|${between}${list})$`;
}

/** A pattern of a whole text as one of a part that ends where `end` matches. */
function inside(pattern: string | undefined, end: string): string {
  return (pattern ?? '').replace(/^\^/, '').replaceAll('$', () => end);
}
