import { type Boat, fits } from './lock.ts';

export function next(boats: Boat[], depth: number): Boat | undefined {
  const fitting = boats.filter((boat) => fits(boat, depth));
  return fitting.reduce<Boat | undefined>((best, boat) => (best && best.draught >= boat.draught ? best : boat), undefined);
}
