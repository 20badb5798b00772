export async function lookup(name, { primary, mirror }) {
  const res = await primary(name);
  if (res.status >= 500 && mirror) {
    return { name, version: 'latest' };
  }
  if (res.status !== 200) throw new Error(`registry: ${res.status}`);
  return { name, version: res.body.version };
}
