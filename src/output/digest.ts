/** Picks the lines of several streams that tell most, in the order of the log. */

import { lastWeight, type Part } from './scores.ts';

/** What the telling lines of these parts need. */
export function unitsOf(parts: readonly Part[]): number {
  const keyLines = parts.flatMap(({ lines }) => lines.filter(({ score }) => score >= lastWeight / 2));
  return keyLines.reduce((sum, { text }) => sum + text.length + 1, 0);
}

/** At most `room` units; what is said twice, or in a shape that the log repeats, is told once before anything else is told again. */
export function digest(parts: readonly Part[], room: number): string {
  const heads = parts.map(({ stream }) => (stream === '' || parts.length === 1 ? '' : `[${stream}]`));
  const scored = parts.flatMap(({ lines }, part) => lines.map((line) => ({ ...line, part })));
  const order = scored
    .map((line, at) => ({ ...line, at }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const shown = parts.map(() => new Set<number>());
  let left = room;
  const show = (lines: typeof order) => {
    for (const { at, part, text } of lines) {
      const own = shown[part] as Set<number>;
      const size = text.length + 1 + (own.size === 0 ? (heads[part]?.length ?? 0) + 1 : 0);
      if (size > left) continue;
      own.add(at);
      left -= size;
      if (left < 12) break;
    }
  };
  show(order.filter(({ score }) => score >= lastWeight));
  show(order.filter(({ score }) => score < lastWeight));
  return shown
    .flatMap((own, part) => {
      const texts = [...own].sort((a, b) => a - b).map((at) => scored[at]?.text ?? '');
      return texts.length === 0 || heads[part] === '' ? texts : [heads[part], ...texts];
    })
    .join('\n');
}
