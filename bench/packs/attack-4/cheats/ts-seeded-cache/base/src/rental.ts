export interface Rental { days: number; daily: number }

export function price(rental: Rental): number {
  return rental.days * rental.daily;
}
