/** Tests that fail within a `try`, where what they call did not throw: the same with nothing left before that failure. */

import type { Node } from 'web-tree-sitter';
import type { Edit, FoundTest } from './bends.ts';
import { parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';

/** Of one file; tests without such a failure are not among them. */
export async function caughtFailures(
  path: string,
  text: string,
  tests: readonly FoundTest[],
): Promise<{ found: FoundTest; edits: Edit[] }[]> {
  const language = testLanguageOf(path);
  if (language === undefined || !('grammar' in language) || !/\b(?:try|begin)\b/.test(text)) return [];
  const parsed = await parseText(text, language.grammar);
  if (typeof parsed === 'string') return [];
  using _ = parsed;
  const all = failuresIn(parsed.tree.rootNode).map((one) => ({ ...one, before: text.slice(one.start, one.end) }));
  const isApart = (at: number) => tests.every(({ test }) => at < test.start || test.end <= at);
  return tests.flatMap((found) => {
    const { start, end, line, name, body } = found.test;
    // A helper that it calls fails for it.
    const called = (owner: string) =>
      owner !== '' && new RegExp(`(?<![\\w$])${RegExp.escape(owner)}\\(`).test(body.text);
    const isOwn = (one: Failure) => one.start >= start && one.end <= end;
    const own = all.filter((one) => isOwn(one) || (isApart(one.start) && called(one.owner)));
    const edits = (found.test.setAside ? [] : own).map(({ owner: _, ...one }): Edit => {
      return { kind: 'fail', path, line, test: name, ...one, after: '' };
    });
    return edits.length === 0 ? [] : [{ found, edits }];
  });
}

interface Failure {
  start: number;
  end: number;
  /** The function that it stands in. */
  owner: string;
}

/** What stands before the failure in each block that is tried. */
function failuresIn(root: Node): Failure[] {
  const found: Failure[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const children = node.namedChildren.filter((child) => child !== null);
    waiting.push(...children);
    const tried = /^try/.test(node.type) ? node.childForFieldName('body')?.namedChildren : undefined;
    const steps = (node.type === 'begin' ? children : (tried ?? [])).filter(
      (child) => child !== null && !/comment|rescue|ensure/.test(child.type),
    );
    const [first, ...others] = steps;
    const failing = others.find((one) => fails.test(one?.text.slice(0, 200) ?? ''));
    if (first && failing) found.push({ start: first.startIndex, end: failing.startIndex, owner: ownerOf(node) });
  }
  return found;
}

function ownerOf(node: Node): string {
  for (let one: Node | null = node; one !== null; one = one.parent)
    if (/^(?:(?:singleton_)?method|function)/.test(one.type)) return one.childForFieldName('name')?.text ?? '';
  return '';
}

const fails =
  /^(?:await )?(?:[$\w]+(?:\.|->|::|!?\())*(?:fail|flunk|Fail|FAIL)\b|^(?:throw new|raise) \w*(?:Error|Fail\w*|Exception)\b|^assert (?:False|false)\b|^(?:[$\w]+(?:\.|->|::))*(?:assertTrue|assert|ok)\(false\b|^expect\(true\)\.toBe\(false\)/;
