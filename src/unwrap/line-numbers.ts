/** Numbers that count the lines of a log, as `cat -n` and `grep -n` put them in front. */

const numbered = /^ {0,9}(\d{1,7})(?:\t|:)/;
/** Lines that count up, and how many of all do: a listing of source is shorter, and stands between other lines. */
const fewest = 12;
const nearlyAll = 0.9;

export function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(numbered.exec(line)?.[1] ?? Number.NaN));
  const counted = numbers.filter(
    (number, at) => number === (numbers[at - 1] ?? 0) + 1 || number + 1 === numbers[at + 1],
  );
  return counted.length >= fewest && counted.length >= lines.length * nearlyAll;
}

export function withoutNumber(line: string): string {
  return line.replace(numbered, '');
}
