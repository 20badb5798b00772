export type Options = { decimals?: number };

export function formatSize(bytes: number, { decimals = 1 }: Options = {}): string {
  if (bytes < 1024) return `${bytes} B`;
  return `${(bytes / 1024).toFixed(decimals)} KB`;
}
