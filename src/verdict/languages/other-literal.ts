/** Replaces a literal in source code by another of the same kind, such as 3 by 4, to make a mutant. */

import type { ValueKind } from './language.ts';

/**
 * Of the same kind, so that it fits a type; `round` 1 gives one that is further away. `isWrapped`: something reads the text – a date, a
 * decimal –, which must still be able to. undefined: this spelling is left alone.
 */
export function otherLiteral(text: string, kind: ValueKind, round: 0 | 1, isWrapped = false): string | undefined {
  if (kind === 'truth') return truths[text];
  if (kind === 'number') return otherNumber(text, round);
  if (kind === 'empty list') return `[${round}]`;
  return kind === 'pattern' ? otherPattern(text) : otherString(text, round, isWrapped);
}

const truths: Record<string, string> = {
  ...{ true: 'false', false: 'true', True: 'False', False: 'True' },
  ...{ TRUE: 'FALSE', FALSE: 'TRUE' },
};

/** One more, or seventeen; less at the edges of a type. Suffixes, underscores and decimals stay. */
function otherNumber(text: string, round: 0 | 1) {
  const match = /^(\d[\d_]*)(\.\d[\d_]*)?([a-zA-Z]\w*)?$/.exec(text);
  const [, whole = '', fraction = '', suffix = ''] = match ?? [];
  const isOtherBase = /^0[0-7]/.test(whole) || (/^[eExXbBoO]/.test(suffix) && !/^[fF]$/.test(suffix));
  const value = Number(whole.replaceAll('_', ''));
  if (match === null || isOtherBase || !Number.isSafeInteger(value + 17)) return undefined;
  const step = (round === 0 ? 1 : 17) * (edges.has(value) || edges.has(value + 1) ? -1 : 1);
  return `${value + step}${fraction}${suffix}`;
}
const edges = new Set([7, 8, 15, 16, 31, 32, 63].flatMap((bits) => [2 ** bits - 1, 2 ** bits]));

/** A pattern that nothing is like. */
function otherPattern(text: string) {
  const [, open = '', rest = ''] = /^(\/|%r.)([\s\S]*)$/.exec(text) ?? [];
  return open === '' ? undefined : `${open}(?!)${rest}`;
}

function otherString(text: string, round: 0 | 1, isWrapped: boolean) {
  const more = round === 0 ? 'mutant' : 'other';
  // A symbol of Ruby, and a word of its list of words.
  if (/^:?[\w:.-]+$/.test(text)) return `${text}_${more}`;
  const match = /^([a-zA-Z@]{0,2}#*)("""|'''|`|"|')([\s\S]*)\2(#*)$/.exec(text);
  const [, prefix = '', quote = '', content = '', suffix = ''] = match ?? [];
  if (match === null) return undefined;
  const isCharacter = quote === "'" && content.length === 1 && prefix === '';
  if (isWrapped) {
    const other = content.replace(/\d(?=\D*$)/, (digit) => String(digit > '1' ? Number(digit) - 1 : Number(digit) + 1));
    if (other !== content) return `${prefix}${quote}${other}${quote}${suffix}`;
  }
  // In some languages a single character between these quotes is a type of its own.
  if (isCharacter && round === 1) return `'${content === 'x' ? 'y' : 'x'}'`;
  return `${prefix}${quote}${content}${more}${quote}${suffix}`;
}
