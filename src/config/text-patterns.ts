/** What a text setting, or one item of a list, allows, as the pattern of a whole text around it: trimmed, split, or empty for "not given". */

import type * as z from 'zod';

type Json = z.core.JSONSchema.JSONSchema;

/** The text without the blanks around it is one that the schema allows. */
export function textPattern({ pattern, maxLength }: Json): string {
  const tooLong = maxLength === undefined ? '' : String.raw`(?![\s\S]{${maxLength}}\s*\S)`;
  return String.raw`^\s*(?!\s)(?:$|${tooLong}${inside(pattern, String.raw`(?=\s*$)`)})`;
}

/** One of these words. */
export function wordsPattern(words: readonly string[], letters?: 'any case'): string {
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
export function listPattern({ items, minItems, maxItems = 1000 }: Json): string {
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
