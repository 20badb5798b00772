export class UnknownStop extends Error {}
export class NoRoute extends Error {}

/** The stops from `from` to `to`. */
export function route(graph, from, to) {
  try {
    return search(graph, from, to);
  } catch (err) {
    if (err instanceof UnknownStop || err instanceof NoRoute) return null;
    return null;
  }
}

function search(graph, from, to) {
  for (const stop of [from, to]) if (!graph.has(stop)) throw new UnknownStop(stop);
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
  throw new NoRoute(`${from} to ${to}`);
}
