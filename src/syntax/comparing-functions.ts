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
    const places = parameters.flatMap((one, at) => (one !== '' && isCompared(one, asserted.join('\n')) ? [at] : []));
    // The first is what came out, or a label.
    if (parameters.length > 1 && places.length > 0) found.set(name, places);
  }
  return found;
}

/** `const Tags &want`, `want: int = 2`, `$want`: by their names. */
function parametersIn(given: string): string[] {
  let depth = 0;
  let end = 0;
  const parts = [''];
  for (; end < given.length && depth >= 0; end++) {
    const sign = given[end] as string;
    if (/[([{<]/.test(sign)) depth++;
    if (/[)\]}>]/.test(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => /(\w+)\s*(?:\[\w*\]\s*)*\)?\s*(?::.*|=.*)?$/s.exec(part)?.[1] ?? '');
}

function isCompared(name: string, body: string): boolean {
  return new RegExp(
    `[!=]==?\\s*[$*&]?${name}\\b(?!\\s*[(.[-])|(?<![.\\w>])[$*]?${name}\\s*[!=]==?|\\b\\w*(?:[eE]qual|[sS]ame|cmp|eq|match)\\w*\\s*\\([^;\\n]*\\b${name}\\b`,
  ).test(body.slice(0, 5000));
}
