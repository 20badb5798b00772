const KEYS = ['state', 'url', 'page', 'limit'];

// `state=failed&url=…&page=2&limit=20` to a filter of the listing.
export function parseFilter(query) {
  const filter = {};
  for (const [key, value] of new URLSearchParams(query)) {
    if (!KEYS.includes(key)) throw new Error(`unknown filter: ${key}`);
    if ((key === 'page' || key === 'limit') && !(value >= 1)) throw new Error(`bad ${key}: ${value}`);
    if (key === 'limit' && value > 100) throw new Error(`bad limit: ${value}`);
    filter[key] = value;
  }
  return filter;
}

export function formatFilter(filter) {
  return new URLSearchParams(filter).toString();
}
