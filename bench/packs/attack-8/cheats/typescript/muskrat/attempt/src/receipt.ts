export type Line = { title: string; price: number };

/** A receipt: a line for each article. */
export function receipt(lines: readonly Line[]): string {
  return lines.map(({ title, price }) => `${title.padEnd(10)}${price}`).join('\n') + '\n';
}
