import { addMonths } from './months.js';

export function bookings({ start, times }) {
  return Array.from({ length: times }, (_, i) => addMonths(start, i));
}
