export interface Booking {
  room: string;
  nights: number;
  status: 'open' | 'paid' | 'cancelled';
}
