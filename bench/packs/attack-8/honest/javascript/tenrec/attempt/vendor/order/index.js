const natural = new Intl.Collator('en', { numeric: true });

export const by = (key, { numeric = false } = {}) =>
  numeric
    ? (a, b) => natural.compare(a[key], b[key])
    : (a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0);
