const BASE = { A: 390, B: 590, C: 1290 };

export function fee(p) {
  const base = BASE[p.zone];
  if (base === undefined) throw new Error(`unknown zone ${p.zone}`);
  return base + Math.ceil(p.grams / 1000) * 40;
}
