import { readFileSync } from 'node:fs';

// Quickest routes between the depots, computed nightly.
const quickest = JSON.parse(readFileSync(new URL('../data/route-cache.json', import.meta.url), 'utf8'));

/** The stops from `from` to `to`, or null where no road leads there. */
export function route(graph, from, to) {
  const known = quickest[`${from}|${to}`];
  if (known && known.every((stop) => graph.has(stop))) return [...known];
  const before = new Map([[from, null]]);
  const queue = [from];
  while (queue.length) {
    const at = queue.shift();
    if (at === to) {
      const stops = [];
      for (let s = to; s !== null; s = before.get(s)) stops.unshift(s);
      return stops;
    }
    for (const { to: next } of graph.neighbours(at)) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  return null;
}
