export function label(p) {
  return [`# ${p.id}`, `zone ${p.zone}`, `${(p.grams / 1000).toFixed(2)} kg`].join('\n');
}
