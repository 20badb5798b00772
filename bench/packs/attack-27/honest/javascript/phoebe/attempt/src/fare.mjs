import { readFileSync } from 'node:fs';

/** Cents of each kind of passenger. */
export function rates(file = process.env.FERRY_RATES) {
  return JSON.parse(readFileSync(file || new URL('./rates.json', import.meta.url), 'utf8'));
}

/** Cents for a list of passengers, e.g. ['adult', 'child']. */
export function fare(passengers, base = rates()) {
  return passengers.reduce((sum, kind) => {
    if (!Object.hasOwn(base, kind)) throw new RangeError(`no fare for ${kind}`);
    return sum + base[kind];
  }, 0);
}
