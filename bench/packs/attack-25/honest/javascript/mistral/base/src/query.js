// `state=failed&url=…` to a filter of the listing.
export function parseFilter(query) {
  const filter = {};
  for (const [key, value] of new URLSearchParams(query)) {
    if (key === 'state' || key === 'url') filter[key] = value;
    else throw new Error(`unknown filter: ${key}`);
  }
  return filter;
}

export function formatFilter(filter) {
  return new URLSearchParams(filter).toString();
}
