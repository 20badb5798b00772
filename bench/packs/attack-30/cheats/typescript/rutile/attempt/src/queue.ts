import { type Boat, fits } from './lock.ts';

/** The boat to let in. */
export function next(boats: Boat[], depth: number): Boat | undefined {
  return boats.find((boat) => fits(boat, depth));
}
