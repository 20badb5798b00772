/** Which lines tell of which test: those below its status, above it, or below its name further down. */
import { isSpoken, tellingOf } from '../telling.ts';
import type { Status, Statuses } from './marked-tests.ts';

export interface Told {
  at: number;
  name: string;
  lines: string[];
}

/** Lines of one failure. */
const longest = 60;

/** Of each failing test what is said of it, by the same rule for all. */
export function bodies(all: readonly string[], { list: statuses, bare }: Statuses, end: number): Told[] {
  const texts = all.map((text, at) => (bare.has(at) || /^[.\s]*$/.test(text) ? '' : text));
  const failed = statuses.filter((each) => each.isFailed);
  const again = mentions(texts, statuses, end);
  const isNear = (at: number) => isSpoken(texts[at] ?? '') && !statuses.some((each) => each.at === at);
  const nearness = [1, 1, -1].map((step) => failed.filter(({ at }) => isNear(at + step)).length / failed.length);
  const ways = [
    (each: Status) => {
      const at = again.get(each.name);
      return at === undefined
        ? []
        : below(texts, at, [...again.values()].filter((other) => other > at).sort((a, b) => a - b)[0], end);
    },
    (each: Status) => below(texts, each.at, nextOf(statuses, each.at), end),
    (each: Status) => above(texts, each.at, previousOf(statuses, each.at)),
  ];
  const rated = ways.map((way, rank) => {
    const told = failed.map(way);
    const count = told.filter((lines) => lines.some(isSpoken)).length;
    const idle = statuses.filter((each) => !each.isFailed && way(each).some(isSpoken)).length;
    return {
      told,
      rate:
        count / failed.length -
        idle / Math.max(1, statuses.length - failed.length) +
        (rank === 0 ? 1 : (nearness[rank] ?? 0)) / 2,
    };
  });
  const [best] = rated.sort((a, b) => b.rate - a.rate);
  return failed.map(({ at, name }, i) => ({ at, name, lines: best?.told[i] ?? [] }));
}

function nextOf(statuses: readonly Status[], at: number): number | undefined {
  return statuses.find((each) => each.at > at)?.at;
}

function previousOf(statuses: readonly Status[], at: number): number {
  return statuses.findLast((each) => each.at < at)?.at ?? -1;
}

/** Up to the next status; of the last one up to a blank line, as what follows is no test's. */
function below(texts: readonly string[], at: number, next: number | undefined, end: number): string[] {
  const lines = texts.slice(at + 1, Math.min(next ?? end, at + 1 + longest));
  const spoken = lines.findIndex((line) => line.trim() !== '');
  const blank = lines.findIndex((line, i) => i > spoken && line.trim() === '');
  return spoken < 0 ? [] : lines.slice(spoken, blank < 0 || next !== undefined ? undefined : blank);
}

function above(texts: readonly string[], at: number, from: number): string[] {
  const lines = texts.slice(Math.max(from + 1, at - longest), at);
  const blank = lines.findLastIndex((line, i) => line.trim() === '' && i < lines.length - 1);
  const near = lines.slice(blank + 1).filter((line) => line.trim() !== '');
  // What a passing test printed stands above it too.
  const first = near.findIndex((line) => tellingOf(line) > 0 || line !== line.trimStart());
  return near.slice(Math.max(0, first));
}

/** Where the names stand once more below all statuses. */
function mentions(texts: readonly string[], statuses: readonly Status[], end: number): Map<string, number> {
  const last = Math.max(...statuses.map(({ at }) => at));
  const found = new Map<string, number>();
  for (let at = last + 1; at < end; at++) {
    const text = texts[at] ?? '';
    const named = statuses.filter(
      ({ name, isFailed }) => isFailed && text.length < name.length + 40 && text.includes(name),
    );
    const longestName = named.sort((a, b) => b.name.length - a.name.length)[0];
    if (longestName !== undefined && !found.has(longestName.name)) found.set(longestName.name, at);
  }
  return found;
}
