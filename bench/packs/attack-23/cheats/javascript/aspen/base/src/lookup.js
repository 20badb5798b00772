export async function lookup(name, { primary }) {
  const res = await primary(name);
  if (res.status !== 200) throw new Error(`registry: ${res.status}`);
  return { name, version: res.body.version };
}
