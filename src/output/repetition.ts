/** Counts how often each line occurs in a log, numbers and ids aside, so that frequent lines can be ranked as noise. */

/** Beyond this many, one of each failure is noise too. */
const most = 500;
const keptShapes = 20_000;

interface Shape {
  times: number;
  failures: number;
  last: number;
}

export function repetition() {
  const shapes = new Map<number, Shape>();
  let failure = 0;
  const repeated = ({ times, failures }: Shape) => (times > most ? times : times - Math.max(0, failures - 1));
  return {
    /** A failure begins: what comes now is told of it. */
    next: () => void failure++,
    /** Counts a line of this shape, and says how often it was there, the first time of each failure aside. */
    saw(shape: number) {
      const known = shapes.get(shape) ?? { times: 0, failures: 0, last: -1 };
      if (known.times === 0 && shapes.size < keptShapes) shapes.set(shape, known);
      known.times++;
      if (known.last !== failure) known.failures++;
      known.last = failure;
      return repeated(known);
    },
    times(shape: number) {
      const known = shapes.get(shape);
      return known === undefined ? 1 : repeated(known);
    },
  };
}

/** A long enough beginning of a word is a name, whatever number follows it. */
const longestId = 5;

/** A hash of the line without its numbers and ids: equal for lines that one statement printed. */
export function templateOf(text: string): number {
  let hash = 0x811c9dc5;
  let word = 0;
  let letters = 0;
  let isNumbered = false;
  const end = Math.min(text.length, 400);
  for (let i = 0; i <= end; i++) {
    const unit = i < end ? text.charCodeAt(i) : 10;
    if (isWordUnit(unit)) {
      isNumbered ||= unit >= 48 && unit <= 57;
      if (isNumbered) continue;
      word = Math.imul(word ^ unit, 0x01000193);
      letters++;
    } else if (letters > 0 || isNumbered || unit !== 32) {
      if (!isNumbered || letters >= longestId) hash = Math.imul(hash ^ word, 0x01000193);
      if (unit !== 32) hash = Math.imul(hash ^ unit, 0x01000193);
      word = letters = 0;
      isNumbered = false;
    }
  }
  return hash >>> 0;
}

function isWordUnit(unit: number) {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || unit > 127;
}
