/** A source whose functions do something else, all at once: they give other values and throw nothing, and what gives nothing does nothing. */

import type { Node } from 'web-tree-sitter';
import { behindFirst, nameOf, programName } from './blown.ts';
import { type Grammar, parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import { otherEdits, withOther } from './other-results.ts';
import { type OtherValues, otherValues } from './other-values.ts';
import { plainlyWrecked } from './plain-results.ts';

/** Functions with one of these names; `turned`: what they give is not even as true as it was, `alike`: of the same kind. undefined: of one of them it is not known what else it could do, or the source cannot be read. */
export async function wrecked(
  path: string,
  text: string,
  names: ReadonlySet<string>,
  given: 'unlike' | 'turned' | 'alike',
): Promise<string | undefined> {
  const language = testLanguageOf(path);
  if (language === undefined || !('grammar' in language)) return plainlyWrecked(path, text, names, given === 'alike');
  const { grammar } = language;
  if (grammar === 'bash' && names.has(programName(path))) return behindFirst(text, 'echo bent\nexit 0');
  const values = otherValues[grammar];
  const parsed = values === undefined && grammar !== 'bash' ? 'none' : await parseText(text, grammar);
  if (typeof parsed === 'string') return undefined;
  using _ = parsed;
  const root = parsed.tree.rootNode;
  const edits = values === undefined ? [] : otherEdits(root, names, values, [given, 'silent']);
  const giving = new Set(edits.filter(({ kind }) => kind === given).map(({ name }) => name));
  const emptied: Emptied[] = [];
  for (const name of names) {
    if (giving.has(name)) continue;
    const own = emptyBodies(root, name, grammar, values);
    if (own === undefined) return undefined;
    emptied.push(...own);
  }
  return withOther(
    text,
    [...edits, ...emptied].sort((a, b) => a.start - b.start),
  );
}

interface Emptied {
  start: number;
  end: number;
  after: string;
}

/** undefined: there is none of that name, or it has to give something. */
function emptyBodies(
  root: Node,
  name: string,
  grammar: Grammar,
  values: OtherValues | undefined,
): Emptied[] | undefined {
  const found: Emptied[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    waiting.push(...node.namedChildren.filter((child) => child !== null));
    const body = node.childForFieldName('body');
    if (body === null || !functions.test(node.type) || nameOf(node) !== name) continue;
    const result = ['return_type', 'returns', 'result', 'type'].map((field) => node.childForFieldName(field)?.text);
    const type = result.find(Boolean) ?? '';
    if (grammar !== 'python' && grammar !== 'php' && !/^:?\s*(?:void|Promise<void>|None|undefined|)$/.test(type))
      return undefined;
    // What a function of shell prints is its result.
    const after = grammar === 'bash' ? '{ echo bent; }' : (values?.idle ?? '{}');
    found.push({ start: body.startIndex, end: body.endIndex, after });
  }
  return found.length === 0 ? undefined : found;
}

const functions = /function|method/;
