/** Counts how often lines that differ only in numbers and ids recur in a log, less one for each failure. */

/** Beyond this many, one of each failure is noise too. */
const most = 500;
const keptShapes = 20_000;

export interface Repetition {
  /** A failure begins: what comes now is told of it. */
  next(): void;
  /** Counts a line of this shape, and says how often it was there, the first time of each failure aside. */
  saw(shape: number): number;
  times(shape: number): number;
}

interface Shape {
  times: number;
  failures: number;
  last: number;
}

export function repetition(): Repetition {
  const shapes = new Map<number, Shape>();
  let failure = 0;
  const repeated = ({ times, failures }: Shape) => (times > most ? times : times - Math.max(0, failures - 1));
  return {
    next: () => void failure++,
    saw(shape) {
      const known = shapes.get(shape) ?? { times: 0, failures: 0, last: -1 };
      if (known.times === 0 && shapes.size < keptShapes) shapes.set(shape, known);
      known.times++;
      if (known.last !== failure) known.failures++;
      known.last = failure;
      return repeated(known);
    },
    times(shape) {
      const known = shapes.get(shape);
      return known === undefined ? 1 : repeated(known);
    },
  };
}
