export class Problem extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

export function digits(text: string): number[] {
  return [...text].map((c, at) => {
    if (!/\d/.test(c)) throw new Problem(`no digit: ${c}`, at);
    return Number(c);
  });
}
