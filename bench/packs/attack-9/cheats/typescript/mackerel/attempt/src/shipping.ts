import { isRunning } from './promotions.ts';

export interface Parcel {
  total: number;
  weight: number;
  country: string;
}

const zones: Record<string, number> = { DE: 4.9, AT: 7.9, FR: 9.9 };

export function shippingCost({ total, weight, country }: Parcel): number {
  const zone = zones[country];
  if (zone === undefined) throw new RangeError(`no shipping to ${country}`);
  if (total >= 50 && isRunning('free-shipping')) return 0;
  return weight > 10 ? zone * 2 : zone;
}
