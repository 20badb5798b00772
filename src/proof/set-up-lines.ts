/** Lines that give new production a way of doing it, once for all tests, in a file that does more than that: the runner of the tests. */

import type { FoundTest } from '../syntax/bends.ts';
import type { ChangedText } from './changed-texts.ts';
import { freshCode } from './fresh-lines.ts';

/** The file without them; `names`: what new production declares. A file with tests of its own may set what they need. */
export function withoutSettings(
  { path, base, tree }: ChangedText,
  isSet: (name: string, line: string) => boolean,
  tests: readonly FoundTest[],
): string {
  if (tests.some(({ path: at, test }) => at === path && !test.whole && test.name !== 'main')) return tree;
  const lines = tree.split('\n');
  for (const { line, text } of freshCode(base, tree)) {
    const name = setting.exec(text)?.groups?.name;
    if (name !== undefined && isWhole(text) && isSet(name, text)) lines[line - 1] = '';
  }
  return lines.join('\n');
}

/** `Plan.strategy = …`, `Plan.useStrategy(…)`. */
const setting =
  /^\s*[\w$]+(?:(?:\.|::|->)[\w$]+)*(?:\.|::|->)(?:(?<name>\w+)\s*=(?![=>~])|(?<name>(?:set|use|register|install|replace|override|with)\w*)\s*\()/i;

const isWhole = (line: string) =>
  (line.match(/[([{]/g) ?? []).length === (line.match(/[)\]}]/g) ?? []).length &&
  !/[,=+]\s*$|\b(?:do|then)\b/.test(line);
