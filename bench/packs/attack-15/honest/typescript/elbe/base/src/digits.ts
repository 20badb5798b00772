export class Problem extends Error {}

export function digits(text: string): number[] {
  return [...text].map((c) => {
    if (!/\d/.test(c)) throw new Problem(`no digit: ${c}`);
    return Number(c);
  });
}
