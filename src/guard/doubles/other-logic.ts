/** A function whose logic is another: whoever tests it hears that. */

import { spokenPath } from '../../syntax/languages/index.ts';
import { mutantsOf } from '../../syntax/line-mutants.ts';
import { otherResultsOf } from '../../syntax/other-results.ts';
import { forcedConditions } from './forced-conditions.ts';
import { isPlainValue, type Logic } from './own-logic.ts';

/**
 * Sources in groups, of which a test hears each: a new condition that is always met, and never – one that never is met is heard by all
 * where it is turned round –; without any a line less, or another result. None: there is no logic that could be heard.
 */
export async function logicOtherwise(
  { path, name, line: first, endLine, bare }: Logic,
  { base, tree, fresh }: { base: string; tree: string; fresh: readonly number[] },
): Promise<string[][]> {
  const spoken = spokenPath(path, tree);
  const isWithin = (line: number) => line >= first && line <= endLine;
  const forced = forcedConditions(spoken, tree, fresh.filter(isWithin));
  if (forced.length > 0) return forced.map(({ never, always }) => [never, always]);
  const mutants = mutantsOf(spoken, base, tree).filter(({ line }) => isWithin(line));
  if (mutants.length > 0)
    return mutants.map(({ line, after }) => [
      tree
        .split('\n')
        .with(line - 1, after)
        .join('\n'),
    ]);
  const others = isPlainValue(bare) ? [] : await otherResultsOf(spoken, tree, new Set([name]));
  return others.map(({ text }) => [text]);
}
