const BASE = { adult: 1200, child: 600, bike: 400 };
const SUMMER = [5, 6, 7];

/** Cents for a list of passengers, e.g. ['adult', 'child'], on a day. */
export function fare(passengers, date = new Date()) {
  const factor = SUMMER.includes(date.getMonth()) ? 1.5 : 1;
  return passengers.reduce((sum, kind) => {
    if (!(kind in BASE)) throw new RangeError(`no fare for ${kind}`);
    return sum + BASE[kind] * factor;
  }, 0);
}
