/** Functions of a test file that compare what they are given with what they are told to expect. */

import type { Node } from 'web-tree-sitter';
import { isAssertion, nodesIn } from './assertions.ts';
import type { TestLanguage } from './languages/language.ts';

/** The places of the parameters that stand on one side of a comparison that fails, by the function's name. */
export function comparingFunctions(
  functions: ReadonlyMap<string, Node>,
  text: string,
  language: TestLanguage,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [name, body] of functions) {
    const head = text.slice(body.parent?.startIndex ?? body.startIndex, body.startIndex);
    const parameters = parametersIn(head.slice(head.indexOf(`${name}(`) + name.length + 1));
    const asserted = nodesIn(body, (node) => isAssertion(node, language)).map((node) => node.text);
    const operands = operandsIn(asserted.join('\n').slice(0, mostChars));
    const places = parameters.flatMap((one, at) => (operands.has(one) ? [at] : []));
    // The first is what came out, or a label.
    if (parameters.length > 1 && places.length > 0) found.set(name, places);
  }
  return found;
}

const mostChars = 5000;
const mostParameters = 8;

/** `const Tags &want`, `want: int = 2`, `$want`: by their names. */
function parametersIn(given: string): string[] {
  return argumentsIn(given.slice(0, mostChars))
    .slice(0, mostParameters)
    .map((part) => /(?<!\w)(\w{1,80})\s*(?:\[\w*\]\s*)*\)?\s*(?::.*|=.*)?$/s.exec(part.slice(-200))?.[1] ?? '');
}

/** What stands between commas, up to the bracket that closes them. */
export function argumentsIn(given: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of given) {
    if (/[([{<]/.test(sign)) depth++;
    if (/[)\]}>]/.test(sign) && --depth < 0) break;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Names that are one side of a comparison as they are: what is made of them is another value. */
function operandsIn(text: string): ReadonlySet<string> {
  const sides = text.matchAll(/[!=]==?\s*[$*&]?(\w{1,80})\b(?!\s*[(.[-])|(?<![.\w>$*])[$*]?(\w{1,80})\s*[!=]==?/g);
  const found = [...sides].flatMap(([, right, left]) => [right, left]);
  for (const call of text.matchAll(/\b\w{0,40}(?:[eE]qual|[sS]ame|cmp|eq|match)\w{0,40}\s*\(/g))
    for (const given of argumentsIn(text.slice(call.index + call[0].length)))
      found.push(/^\s*[$*&]?(\w{1,80})(?:\.(?:c?begin|c?end)\(\))?\s*$/.exec(given)?.[1]);
  return new Set(found.filter((one) => one !== undefined));
}
