export interface Crate {
  fruit: string;
  kilos: number;
  organic?: boolean;
}

export function total(crates: readonly Crate[]): number {
  return crates.reduce((sum, { kilos }) => sum + kilos, 0);
}
