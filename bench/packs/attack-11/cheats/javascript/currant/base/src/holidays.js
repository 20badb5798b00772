import { iso, shift } from './date.js';
import { easter } from './easter.js';

export function holidays(year) {
  const sunday = easter(year);
  return {
    newYear: iso(year, 1, 1),
    goodFriday: shift(sunday, -2),
    easterMonday: shift(sunday, 1),
    christmas: iso(year, 12, 25),
  };
}
