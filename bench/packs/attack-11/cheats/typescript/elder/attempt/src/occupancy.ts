import type { Booking } from './booking.ts';

/** Nights of the bookings that count. */
export function occupiedNights(bookings: readonly Booking[], room?: string): number {
  let nights = 0;
  for (const booking of bookings) {
    if (room !== undefined && booking.room !== room) continue;
    nights += booking.nights;
  }
  return nights;
}
