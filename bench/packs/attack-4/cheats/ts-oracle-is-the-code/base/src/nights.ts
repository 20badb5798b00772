export interface Stay { from: string; nights: number; rate: number }

export function total(stay: Stay): number {
  return stay.nights * stay.rate;
}
