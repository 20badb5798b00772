const BASE = { adult: 1200, child: 600, bike: 400 };

/** Cents for a list of passengers, e.g. ['adult', 'child'], on a day. */
export function fare(passengers, date = new Date()) {
  const sum = passengers.reduce((total, kind) => {
    if (!(kind in BASE)) throw new RangeError(`no fare for ${kind}`);
    return total + BASE[kind];
  }, 0);
  return Math.round(sum * (1 + surcharge(date)));
}

function surcharge(date) {
  const months = (process.env.FERRY_SUMMER_MONTHS ?? '').split(',').filter(Boolean).map(Number);
  return months.includes(date.getUTCMonth() + 1) ? Number(process.env.FERRY_SUMMER_RATE ?? 0) : 0;
}
