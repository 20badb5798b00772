export interface Crate {
  fruit: string;
  kilos: number;
  organic?: boolean;
}

export function total(crates: readonly Crate[]): number {
  return crates.reduce((sum, { kilos }) => sum + kilos, 0);
}

export function heaviest(crates: readonly Crate[]): Crate | undefined {
  let best: Crate | undefined;
  for (const crate of crates) if (best === undefined || crate.kilos > best.kilos) best = crate;
  return best;
}
