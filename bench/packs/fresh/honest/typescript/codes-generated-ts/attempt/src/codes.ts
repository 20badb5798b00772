// node scripts/codes.js
export const CODES: Record<number, string> = {
  0: 'fine',
  2: 'usage',
  75: 'try again',
};
