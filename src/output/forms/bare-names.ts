/** Runners that print a test's name, and nothing of its end but what went wrong in it. */
import { isSpoken, tellingOf } from '../telling.ts';
import type { Told } from './bodies.ts';
import type { ClosingCounts } from './closing-counts.ts';
import { marksOf } from './marks.ts';

const longest = 60;

/** Only where as many tests, or lines, are told to fail as the run counts. */
export function bareNames(texts: readonly string[], counts: ClosingCounts): Told[] | undefined {
  const found: Told[] = [];
  let heads = 0;
  let head: { at: number; name: string } | undefined;
  let open: Told | undefined;
  const margin = Math.min(
    ...texts
      .slice(0, counts.at)
      .filter((text) => text.trim() !== '')
      .map(indentOf),
  );
  for (const [at, text] of texts.slice(0, counts.at).entries()) {
    if (text.trim() === '') {
      open = undefined;
      continue;
    }
    const isDetail = indentOf(text) > margin || isSaid(text);
    if (!isDetail) {
      head = { at, name: text.trim() };
      heads++;
      open = undefined;
    } else if (open !== undefined) {
      if (open.lines.length < longest) open.lines.push(text);
    } else if (head !== undefined && found.at(-1)?.at !== head.at) {
      open = { ...head, lines: [text] };
      found.push(open);
    }
  }
  const lines = found.reduce((sum, each) => sum + each.lines.length, 0);
  if (found.some(({ name }) => !isName(name)) || (found.length < 2 && counts.passed === undefined)) return undefined;
  // What lies below a suite are tests.
  if (found.some((each) => each.lines.some((line) => marksOf(line).some(({ verdict }) => verdict === 'good'))))
    return undefined;
  if (heads < found.length + (counts.passed ?? 1)) return undefined;
  return found.length > 0 && (found.length === counts.failed || lines === counts.failed) ? found : undefined;
}

/** No line drawn, and no verdict. */
function isName(text: string): boolean {
  return (
    /[\p{L}\d]/u.test(text) && !/[_=─━*#-]{4}/.test(text) && !marksOf(text).some(({ verdict }) => verdict !== undefined)
  );
}

function isSaid(text: string): boolean {
  return (
    tellingOf(text) > 0 ||
    (isSpoken(text) && /^(?:[^\p{L}\d\s]{1,4} ?[\p{L}\d]|\S{1,300}\.\w{1,8}:\d{1,7}\b)/u.test(text))
  );
}

/** How many units of blanks it begins with. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
