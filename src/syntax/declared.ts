/** What a file declares: tests, groups of tests, and functions that tests may call; the marks that keep a test from counting. */

import type { Node } from 'web-tree-sitter';
import { type Declared, type Places, readCall } from './declared-calls.ts';
import type { Parsed } from './grammars.ts';
import type { Outline } from './languages/language.ts';
import { attributeMarks, isTestAttribute } from './marks.ts';
import type { Token } from './plain-tokens.ts';
import type { Shape } from './shape.ts';

/** In the order of the file, outer before inner. */
export function declaredIn({ tree, query }: Parsed, shape: Shape, outline: Outline, path: string): Declared[] {
  const found = new Map<string, Declared>();
  const places: Places = { shape, indexOf: (at) => indexAt(shape.tokens, at) };
  for (const { captures } of query(outline.query).matches(tree.rootNode)) {
    const of = (name: string) => captures.find((one) => one.name === name)?.node;
    const [call, type, plain] = [of('call'), of('type'), of('function')];
    const one =
      call !== undefined
        ? readCall(call, places)
        : readDeclaration(places, { whole: type ?? plain, name: of('name'), body: of('body') }, (name, head) =>
            type !== undefined ? 'group' : isTest(outline, name, head, path) ? 'case' : 'function',
          );
    const key = `${one?.start} ${one?.kind === 'group'}`;
    if (one !== undefined && !found.has(key)) found.set(key, one);
  }
  return [...found.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

function indexAt(tokens: readonly Token[], at: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readDeclaration(
  { shape: { tokens, statements, statementAt }, indexOf }: Places,
  { whole, name, body }: { whole: Node | undefined; name: Node | undefined; body: Node | undefined },
  kindOf: (name: string, head: readonly Token[]) => Declared['kind'],
): Declared | undefined {
  if (whole === undefined || name === undefined) return undefined;
  const own = indexOf(whole.startIndex);
  const start = Math.min(own, statements[statementAt[own] ?? -1]?.start ?? own);
  const end = indexOf(Math.max(whole.endIndex, body?.endIndex ?? 0));
  const head = tokens.slice(start, indexOf(name.startIndex));
  const kind = kindOf(name.text, head);
  const marks = kind === 'function' ? [] : attributeMarks(head);
  const line = name.startPosition.row + 1;
  if (kind === 'group' && head.some(({ text }) => text === 'abstract')) marks.push({ mark: 'skip', line });
  return { kind, name: name.text, line, start, end, body: body === undefined ? end : indexOf(body.startIndex), marks };
}

function isTest({ named, files, attributed }: Outline, name: string, head: readonly Token[], path: string): boolean {
  if (attributed === true && isTestAttribute(head)) return true;
  return named?.test(name) === true && (files === undefined || files.test(path));
}
