export async function get(path, { transport }) {
  const res = await transport(path);
  if (res.status !== 200) throw new Error(`GET ${path}: ${res.status}`);
  return res.body;
}
