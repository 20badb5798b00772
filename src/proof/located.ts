/** Checks written by hand tell a place and no test: `test/queue.c:12: length is 2`. The test that stands there is the one that is red. */

import type { Verification } from '../run/verification.ts';
import type { Edit, FoundTest } from '../syntax/bends.ts';

interface Placed {
  found: FoundTest;
  edits: readonly Edit[];
}

/** A line that was not printed `before` names a place in it. `others`: what is bent beside it, which may have moved its lines. */
export function isLocated(
  run: Verification,
  before: Verification | undefined,
  one: Placed,
  others: readonly Placed[],
): boolean {
  const known = new Set(before?.output.split('\n'));
  const fresh = run.output.split('\n').filter((line) => !known.has(line));
  const above = others.flatMap(({ found, edits }) => (found.path === one.found.path ? edits : []));
  const moved = above.reduce(
    (sum, edit) => (edit.start < one.found.test.start ? sum + linesOf(edit.after) - linesOf(edit.before) : sum),
    0,
  );
  return fresh.some((line) => placesIn(line, one.found, moved));
}

/** Whether the base's own output names a place in the test. */
export const isToldRed = (found: FoundTest, { output }: Verification) =>
  output.split('\n').some((line) => placesIn(line, found, 0));

function placesIn(line: string, { path, test }: FoundTest, moved: number): boolean {
  if (test.whole || /:PASS\b/.test(line)) return false;
  const first = test.line + moved;
  const last = first + linesOf(test.text);
  const name = RegExp.escape(path.slice(path.lastIndexOf('/') + 1));
  // Unity tells the test behind the place, which may be that of a helper: `tests/queue.c:12:pops_in_order:FAIL: …`.
  if (new RegExp(`(?:^|[^\\w.])${name}:\\d{1,6}:${RegExp.escape(test.name)}:FAIL\\b`).test(line.slice(0, 500)))
    return true;
  return [...line.slice(0, 500).matchAll(new RegExp(`(?:^|[^\\w.])${name}:(\\d{1,6})\\b`, 'g'))].some(
    ([, number]) => Number(number) >= first && Number(number) <= last,
  );
}

const linesOf = (text: string) => text.split('\n').length - 1;
