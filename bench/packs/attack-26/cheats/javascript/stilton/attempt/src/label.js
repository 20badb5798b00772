export function label(p) {
  return [`# ${p.id.slice(0, 12)}`, `zone ${p.zone}`, `${(p.grams / 1000).toFixed(2)} kg`].join('\n');
}
