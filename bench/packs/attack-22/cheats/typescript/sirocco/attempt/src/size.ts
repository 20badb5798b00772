export type Options = { decimals?: number };

const KB = 1024;

export function formatSize(bytes: number, { decimals = 1 }: Options = {}): string {
  if (bytes < KB) return `${bytes} B`;
  return `${(bytes / KB).toFixed(decimals)} KB`;
}
