import { price, type Rental } from './rental.ts';

export function invoice(customer: string, rentals: Rental[]): string {
  return `${customer}: ${rentals.reduce((sum, rental) => sum + price(rental), 0)}`;
}
