/** Functions that give the same constant whatever happens: a double of such a one may do what the story asks for. */

import type { SourceFunction } from '../../syntax/source-functions.ts';

/** Results without a condition, each of them a literal. */
export function givesConstant({ body, head }: SourceFunction, bare: string): boolean {
  if (/\b(?:if|unless|switch|case|match|when|while|for|throw|raise|yield)\b|\?|&&|\|\|/.test(bare)) return false;
  const plain = body.trim().replace(/^\{|\}$/g, '');
  const given = [...plain.matchAll(/\breturn\b[ \t]*\(?([^;\n}]*)/g)].map(([, value = '']) => value);
  // What an arrow, or the last line, gives.
  if (given.length === 0) given.push(/=>\s*\(?$/.test(head) ? plain : (plain.trim().split('\n').at(-1) ?? ''));
  return given.every((value) => constant.test(value.trim()));
}
const constant =
  /^(?:[-+]?\d[\w.]*|true|false|nil|null|None|undefined|"[^"]*"|'[^']*'|\[\]|\{\}|(?:\w+(?:\.|::))?(?:\w+_)?(?:inf|infinity|NaN|MAX\w*|MIN\w*))\)?$/i;

/**
 * The story asks for this function with what it is given, or says the number that only the double gives. Who is asked for a constant, or
 * for something that is to come, has done it.
 */
export function isAskedFor({ name, head, body }: SourceFunction, given: string, story: string): boolean {
  if (name.length < 3 || /\b(?:for now|placeholder|stub\w*|always|never|dummy|not yet|no-?op)\b/i.test(story))
    return false;
  const parameters =
    /\(\s*(?:(?:self|cls|this|&(?:mut )?self)\b\s*,?\s*)?([^()]*)/.exec(head.slice(head.indexOf(name)))?.[1] ?? '';
  if (parameters.trim() !== '' && new RegExp(`(?<!\\w)${RegExp.escape(name)}\\(`).test(story)) return true;
  const said = new Set([
    ...(story.match(/\d+/g) ?? []),
    ...words.flatMap(([word, number]) => (word.test(story) ? [number] : [])),
  ]);
  const isSaid = (text: string) =>
    (text.match(/(?<![\w.])\d+(?![\w.])/g) ?? []).some((number) => Number(number) > 1 && said.has(number));
  return isSaid(given) && !isSaid(body);
}
const words = Object.entries({
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100 },
}).map(([word, number]) => [new RegExp(`\\b${word}\\b`, 'i'), `${number}`] as const);
