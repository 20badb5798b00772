/** Words that stand so far to the right that nobody reads them: the page cuts no line of code, and shows what fits. */

import { shownCode } from './shown-code.ts';

/** No table has a wider gap between two of its columns. */
const widestGap = 150;

/** In a fence a table keeps its columns: another line has words that begin or end at the same place. */
export function withoutFarRight(text: string, found: () => void): string {
  if (!/[^\S\n]{100}/.test(text)) return text;
  let out = '';
  let from = 0;
  for (const { start, end } of shownCode(text)) {
    if (!/^(?:`{3}|~{3})/.test(text.slice(start, start + 3))) continue;
    out += near(text.slice(from, start), new Set(), found);
    const code = text.slice(start, end);
    out += near(code, sharedEdges(code), found);
    from = end;
  }
  return out + near(text.slice(from), new Set(), found);
}

function near(text: string, edges: Set<number>, found: () => void): string {
  const lines = text.split('\n').map((line) => {
    const width = line.trimEnd().length;
    for (const { 0: gap, index } of line.matchAll(/(?<!\s)\s{100,}(?=\S)/g)) {
      const start = index + gap.length;
      if (gap.length <= widestGap && (edges.has(start) || edges.has(-width))) continue;
      found();
      return line.slice(0, index);
    }
    return line;
  });
  return lines.join('\n');
}

/** Where the words of two lines or more begin, and (below zero) where two lines or more end. */
function sharedEdges(code: string): Set<number> {
  const counts = new Map<number, number>();
  const count = (edge: number) => counts.set(edge, (counts.get(edge) ?? 0) + 1);
  for (const line of code.split('\n')) {
    for (const { 0: gap, index } of line.matchAll(/(?<!\s)\s{2,}(?=\S)/g)) count(index + gap.length);
    count(-line.trimEnd().length);
  }
  return new Set([...counts].filter(([, times]) => times > 1).map(([edge]) => edge));
}
