/** Numbers that count the lines of a log, as `cat -n` and `grep -n` put them in front. */

/** `cat -n` fills up to six columns: a number and a tab alone begin the row of a table. */
const numbered = /^(?=[ \d]{6,9}\t|\d{1,7}:) {0,8}(\d{1,7})[\t:]/;
/** Lines that count up, and how many of all do: a listing of source is shorter, and stands between other lines. */
const fewest = 12;
const nearlyAll = 0.9;
/** Tests that count themselves, `7: FAIL`: their number is what they are called by. `grep -n` puts no blank behind its colon. */
const ofTests = /^\d{1,7}: \S/;

export function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(numbered.exec(line)?.[1] ?? Number.NaN));
  const counted = numbers.filter(
    (number, at) => number === (numbers[at - 1] ?? 0) + 1 || number + 1 === numbers[at + 1],
  );
  if (counted.length < fewest || counted.length < lines.length * nearlyAll) return false;
  return lines.filter((line) => ofTests.test(line)).length < lines.length / 2;
}

export function withoutNumber(line: string): string {
  return line.replace(numbered, '');
}
