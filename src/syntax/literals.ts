/** Values as they are written in tests: another one in their place, or the same one written differently. */

export type LiteralKind = 'number' | 'string' | 'truth';
export const literalKinds: readonly LiteralKind[] = ['number', 'string', 'truth'];

/** Another value of the same type; `round` 1 gives a second one. undefined: this spelling is left alone. */
export function bentLiteral(text: string, kind: LiteralKind, round: 0 | 1): string | undefined {
  if (kind === 'truth') return truths[text];
  // A word of its own, in a shell or in Tcl.
  if (/^[A-Za-z]\w*$/.test(text)) return `${text}${round === 0 ? 'bent' : 'other'}`;
  if (kind === 'number') return bentNumber(text, round);
  return bentString(text, round);
}

/** The same value in other words; undefined where the spelling leaves no safe way. */
export function twinLiteral(text: string, kind: LiteralKind): string | undefined {
  if (kind !== 'number' || !/^[1-9]\d{0,8}$/.test(text)) return undefined;
  const value = Number(text);
  const part = Math.floor(value / 2);
  return value < 2 ? undefined : `${part} + ${value - part}`;
}

/** A number with a fraction that is written as a text: another last digit. */
export function nearFraction(text: string): string | undefined {
  const [, before = '', digit, after = ''] = /^(["'`]-?\d+\.\d*)(\d)(["'`])$/.exec(text) ?? [];
  return digit === undefined ? undefined : `${before}${digit === '9' ? 8 : Number(digit) + 1}${after}`;
}

const truths: Record<string, string> = {
  ...{ true: 'false', false: 'true', True: 'False', False: 'True' },
  ...{ TRUE: 'FALSE', FALSE: 'TRUE' },
};

/** One more, or seventeen; one less at the edges of a type. Suffixes, underscores and decimals stay. */
function bentNumber(text: string, round: 0 | 1): string | undefined {
  const match = /^(\d[\d_]*)(\.\d[\d_]*)?([a-zA-Z]\w*)?$/.exec(text);
  const [, whole = '', fraction = '', suffix = ''] = match ?? [];
  if (match === null || /^0[0-7]/.test(whole) || (/^[eExXbBoO]/.test(suffix) && !/^[fF]$/.test(suffix)))
    return undefined;
  const value = Number(whole.replaceAll('_', ''));
  if (!Number.isSafeInteger(value + 17)) return undefined;
  const edge = edges.has(value) || edges.has(value + 1);
  const step = round === 0 ? 1 : 17;
  return `${edge ? value - step : value + step}${fraction}${suffix}`;
}
const edges = new Set([127, 128, 255, 256, 32767, 32768, 65535, 65536, 2147483647, 2147483648, 4294967295, 4294967296]);

/** With more at its end; what is put in by the language itself (`${x}`, `#{x}`, f-strings) is left alone. */
function bentString(text: string, round: 0 | 1): string | undefined {
  const more = round === 0 ? 'bent' : 'other';
  // Tcl's.
  if (/^\{[^{}]*\}$/.test(text)) return `${text.slice(0, -1)} ${more}}`;
  const match = /^([a-zA-Z]{0,2})("""|'''|`|"|')([\s\S]*)\2$/.exec(text);
  const [, prefix = '', quote = '', content = ''] = match ?? [];
  if (match === null || /f/i.test(prefix) || /\$\{|#\{/.test(content)) return undefined;
  return `${prefix}${quote}${content}${more}${quote}`;
}
