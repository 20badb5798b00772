export function parcel(id, grams, zone) {
  if (!(grams > 0)) throw new RangeError(`weight of ${id}: ${grams}`);
  return Object.freeze({ id, grams, zone });
}

export const heavy = (p) => p.grams > 20000;
