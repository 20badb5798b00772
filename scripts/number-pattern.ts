/** The texts that read as a number within bounds, as a pattern: `3`, `+3`, `03`, `3.0`, `.5`. */

interface Bounds {
  type?: unknown;
  minimum?: number;
  maximum?: number;
}

/** From 0 on: bounds are whole numbers, or `minimum` a fraction below 1. Blanks around it and an empty text are let through. */
export function numberPattern({ type, minimum = 0, maximum = 0 }: Bounds): string {
  const fraction = String(minimum).split('.')[1];
  const least = Math.ceil(minimum);
  const ways =
    type === 'integer'
      ? [String.raw`${between(least, maximum)}(?:\.0+)?`]
      : [
          String.raw`${between(least, maximum - 1)}(?:\.\d+)?`,
          String.raw`${between(maximum, maximum)}(?:\.0+)?`,
          ...(fraction === undefined ? [] : [String.raw`0*\.(?:${digitsFrom(fraction)})`]),
        ];
  if (minimum === 0) ways.push(type === 'integer' ? String.raw`\.0+` : String.raw`\.\d+`);
  const negativeZero = minimum === 0 ? String.raw`|-(?:0+(?:\.0+)?|\.0+)` : '';
  return String.raw`^\s*(?:\+?(?:${ways.join('|')})${negativeZero})?\s*$`;
}

/** Whole numbers, zeros before them included. */
function between(min: number, max: number): string {
  const below = min === 0 ? '' : String.raw`(?!(?:${upTo(min - 1)})(?!\d))`;
  return String.raw`0*(?!0\d)${below}(?:${upTo(max)})(?!\d)`;
}

/** Whole numbers without zeros before them: shorter ones, those that fall below at one digit, the bound itself. */
function upTo(max: number): string {
  const digits = String(max);
  const smaller = [...digits].flatMap((digit, index) =>
    digit === '0' ? [] : [`${digits.slice(0, index)}[0-${Number(digit) - 1}]${more(digits.length - index - 1)}`],
  );
  const shorter = digits.length > 1 ? [String.raw`\d{1,${digits.length - 1}}`] : [];
  return [...shorter, ...smaller, digits].join('|');
}

/** Digits behind the point that are these or more. */
function digitsFrom(digits: string): string {
  const larger = [...digits].flatMap((digit, index) =>
    digit === '9' ? [] : [String.raw`${digits.slice(0, index)}[${Number(digit) + 1}-9]\d*`],
  );
  return [...larger, String.raw`${digits}\d*`].join('|');
}

function more(count: number): string {
  return count === 0 ? '' : String.raw`\d{${count}}`;
}
