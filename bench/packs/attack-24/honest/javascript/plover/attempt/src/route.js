/** The stops of the quickest route from `from` to `to`, or null where no road leads there. */
export function route(graph, from, to) {
  const best = new Map([[from, { minutes: 0, before: null }]]);
  const open = new Set([from]);
  while (open.size) {
    let at;
    for (const stop of open) if (at === undefined || best.get(stop).minutes < best.get(at).minutes) at = stop;
    open.delete(at);
    if (at === to) return walk(best, to);
    for (const { to: next, minutes } of graph.neighbours(at)) {
      const total = best.get(at).minutes + minutes;
      if (best.has(next) && best.get(next).minutes <= total) continue;
      best.set(next, { minutes: total, before: at });
      open.add(next);
    }
  }
  return null;
}

function walk(best, to) {
  const stops = [];
  for (let s = to; s !== null; s = best.get(s).before) stops.unshift(s);
  return stops;
}
