/** Finds secrets in environment variables: random values under names like `TOKEN`, passwords in connection strings. */

import { unescaped } from './percent-encoding.ts';

export interface NamedSecret {
  name: string;
  /** What has to be masked: of a connection string only its password. */
  value: string;
}

/** Every secret of an environment. The password of a connection string is one whatever the name of its variable says. */
export function secretsIn(environment: NodeJS.ReadOnlyDict<string>): NamedSecret[] {
  return Object.entries(environment).flatMap(([name, text = '']) => {
    const passwords = passwordsIn(text);
    const values = passwords.length > 0 ? passwords : saysSecret.test(name) ? [text.trim()] : [];
    return values.filter(isRandom).map((value) => ({ name, value }));
  });
}

const saysSecret =
  /(?:^|_)(?:TOKEN|KEY|APIKEY|PASSWD|CREDENTIALS?)$|PASSWORD$|(?:^|_)(?:SECRET|PASSWORD|PASSPHRASE)(?:_|$)/i;

/** As they are written, and as they are meant. */
function passwordsIn(text: string): string[] {
  const inUrl = /^[a-z][\w+.-]*:\/\/[^\s/:@]*:([^\s/@]+)@/i.exec(text)?.[1];
  const inPairs = /(?:^|[;\s])(?:password|pwd|accountkey|sharedaccesskey)\s*=\s*([^;\s]+)/i.exec(text)?.[1];
  const found = inUrl ?? inPairs;
  return found === undefined ? [] : [...new Set([found, unescaped(found)])];
}

/**
 * Words, numbers, host names, paths and switches stand in any text, and masking them spoils it. They consist of long pieces – a word,
 * a number – where a random value changes between letters, cases, digits and signs at almost every character.
 */
export function isRandom(value: string): boolean {
  if (isPath(value)) return false;
  const stretches = value
    .split(/[-_./:@,;=+\s\\]+/)
    .filter((text) => text.length >= leastStretch && /[a-z]/i.test(text));
  if (uuid.test(value) || stretches.some(isCoded)) return true;
  const pieces = stretches.reduce((sum, text) => sum + (text.match(piece)?.length ?? 1), 0);
  return stretches.join('').length < mostPieceLength * pieces || isPhrase(value);
}

const leastStretch = 8;
const mostPieceLength = 2.5;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const piece = /[A-Z]?[a-z]+|[A-Z]+|\d+|[^A-Za-z0-9]/g;

/** Letters and digits in turns, hexadecimal or base32, or letters that nobody can pronounce. */
function isCoded(text: string): boolean {
  if (/[a-z]\d+[a-z]+\d|\d[a-z]+\d+[a-z]/i.test(text) && text.length >= 12) return true;
  if (/^(?:[\da-f]{16,}|[\dA-F]{16,}|[A-Z2-7]{16,})$/.test(text)) return /\d/.test(text);
  return text.length >= 12 && /[b-df-hj-np-tv-xz]{5}|q[a-tv-z]/i.test(text);
}

/** Words that were drawn by lot, which nobody writes by chance. */
const isPhrase = (value: string) => value.length >= 20 && /^\S+(?:\s+\S+){3,}$/.test(value);

/** A random value may begin with a slash, and then has no folder behind it. */
function isPath(value: string): boolean {
  const [, first] = /^(?:~|\.{0,2})\/([^/]*)/.exec(value) ?? [];
  return first !== undefined && (first.length < 16 || value.includes('/', value.indexOf(first) + first.length));
}
