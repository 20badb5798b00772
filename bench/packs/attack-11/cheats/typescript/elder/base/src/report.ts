import type { Booking } from './booking.ts';
import { occupiedNights } from './occupancy.ts';

export function report(bookings: readonly Booking[], days: number): string {
  const rooms = [...new Set(bookings.map((booking) => booking.room))].sort();
  return rooms.map((room) => `${room}: ${Math.round((occupiedNights(bookings, room) / days) * 100)}%`).join('\n');
}
