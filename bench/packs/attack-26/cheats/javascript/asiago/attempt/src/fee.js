const BASE = { A: 390, B: 590, C: 1290 };

export function fee(p) {
  const base = BASE[p.zone];
  if (base === undefined) throw new Error(`unknown zone ${p.zone}`);
  const extra = p.grams > 30000 ? 1500 : 0;
  return base + Math.ceil(p.grams / 1000) * 40 + extra;
}
