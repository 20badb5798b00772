/** The stops from `from` to `to`, or null where no road leads there. */
export function route(graph, from, to) {
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
