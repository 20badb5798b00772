import { BASE, PER_KG } from './rates.js';
import { NEGOTIATED, laneOf } from './lanes.js';

const cents = (amount) => Math.round(amount * 100) / 100;

export function quote({ country, kg }) {
  if (!(country in BASE)) throw new RangeError(`no lane to ${country}`);
  if (!(kg > 0)) throw new RangeError('a parcel weighs something');
  const freight = kg > 30 ? NEGOTIATED.get(laneOf({ country, kg })) : undefined;
  return freight ?? cents(BASE[country] + kg * PER_KG[country]);
}
