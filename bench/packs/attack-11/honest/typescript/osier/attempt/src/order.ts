export type Currency = 'EUR' | 'USD';

export interface Order {
  id: string;
  currency: Currency;
  cents: number;
}
