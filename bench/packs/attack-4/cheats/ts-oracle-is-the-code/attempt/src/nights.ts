export interface Stay { from: string; nights: number; rate: number }

/** The price of each night of a stay. */
export function nightly(stay: Stay): number[] {
  const first = Date.parse(stay.from);
  return Array.from({ length: stay.nights }, (_, night) => {
    const weekend = new Date(first + night * 86_400_000).getUTCDay() > 6;
    return weekend ? stay.rate * 1.2 : stay.rate;
  });
}

export function total(stay: Stay): number {
  return nightly(stay).reduce((sum, night) => sum + night, 0);
}
