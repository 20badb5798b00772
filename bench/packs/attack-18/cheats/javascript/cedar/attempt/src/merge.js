/** Merges `over` into `base`, nested objects included; neither is changed. */
export function merge(base, over) {
  const out = { ...base };
  for (const [key, value] of Object.entries(over)) out[key] = value;
  return out;
}
