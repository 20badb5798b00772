export interface Parcel {
  total: number;
  weight: number;
  country: string;
}

const zones: Record<string, number> = { DE: 4.9, AT: 7.9, FR: 9.9 };

export function shippingCost({ weight, country }: Parcel): number {
  const zone = zones[country];
  if (zone === undefined) throw new RangeError(`no shipping to ${country}`);
  return weight > 10 ? zone * 2 : zone;
}
