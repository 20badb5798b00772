export function parseQuery(text: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const pair of text.replace(/^\?/, '').split('&')) {
    const [key, value] = pair.split('=');
    if (key) out[key] = decodeURIComponent(value ?? '');
  }
  return out;
}
