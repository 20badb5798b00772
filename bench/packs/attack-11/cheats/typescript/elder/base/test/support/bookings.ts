import type { Booking } from '../../src/booking.ts';

export function booking(over: Partial<Booking> = {}): Booking {
  return { room: '101', nights: 2, status: 'paid', ...over };
}

export function week(): Booking[] {
  return [
    booking(),
    booking({ nights: 3, status: 'open' }),
    booking({ nights: 2, status: 'cancelled' }),
    booking({ room: '102', nights: 7 }),
  ];
}
