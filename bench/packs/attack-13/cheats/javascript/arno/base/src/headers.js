export function parseHeaders(text) {
  const headers = {};
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    headers[line.slice(0, colon)] = line.slice(colon + 1).trim();
  }
  return headers;
}
