const BASE = { adult: 1200, child: 600, bike: 400 };

/** Cents for a list of passengers, e.g. ['adult', 'child']. */
export function fare(passengers) {
  return passengers.reduce((sum, kind) => {
    if (!(kind in BASE)) throw new RangeError(`no fare for ${kind}`);
    return sum + BASE[kind];
  }, 0);
}
