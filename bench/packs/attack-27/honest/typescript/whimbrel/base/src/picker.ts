export interface Picker {
  name: string;
  picked: { fruit: string; kilos: number }[];
}

/** What each picker brought, as the wage office wants it. */
export function sheet(pickers: readonly Picker[]) {
  return pickers.map(({ name, picked }) => ({
    name,
    kilos: picked.reduce((sum, { kilos }) => sum + kilos, 0),
  }));
}
