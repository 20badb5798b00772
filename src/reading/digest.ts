/** The lines of a log that tell most, where no reader knows its runner: as many as a budget holds, in order. */
import { scoresOf } from './scores.ts';
import type { LogLine } from './sections.ts';

/** What one stream says. */
export interface Part {
  stream: string;
  lines: readonly LogLine[];
}

/** At most `room` units; what is said twice, or in a shape that the log repeats, is told once before anything else is told again. */
export function digest(parts: readonly Part[], room: number): string {
  const heads = parts.map(({ stream }) => (stream === '' || parts.length === 1 ? '' : `[${stream}]`));
  const scored = parts.flatMap(({ lines }, part) => scoresOf(lines).map((line) => ({ ...line, part })));
  const order = scored
    .map((line, at) => ({ ...line, at }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const shown = parts.map(() => new Set<number>());
  let left = room;
  for (const { at, part, text } of order) {
    const own = shown[part] as Set<number>;
    const size = text.length + 1 + (own.size === 0 ? (heads[part]?.length ?? 0) + 1 : 0);
    if (size > left) continue;
    own.add(at);
    left -= size;
    if (left < 12) break;
  }
  return shown
    .flatMap((own, part) => {
      const texts = [...own].sort((a, b) => a - b).map((at) => scored[at]?.text ?? '');
      return texts.length === 0 || heads[part] === '' ? texts : [heads[part], ...texts];
    })
    .join('\n');
}
