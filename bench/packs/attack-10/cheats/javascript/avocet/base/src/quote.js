import { BASE, PER_KG } from './rates.js';

const cents = (amount) => Math.round(amount * 100) / 100;

export function quote({ country, kg }) {
  if (!(country in BASE)) throw new RangeError(`no lane to ${country}`);
  if (!(kg > 0)) throw new RangeError('a parcel weighs something');
  return cents(BASE[country] + kg * PER_KG[country]);
}
