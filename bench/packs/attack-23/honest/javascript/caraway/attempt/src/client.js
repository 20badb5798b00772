const TRIES = 3;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function get(path, { transport, wait = sleep }) {
  let res = await transport(path);
  for (let again = 0; res.status === 429 && again < TRIES; again++) {
    await wait(Number(res.headers?.['retry-after'] ?? 1) * 1000);
    res = await transport(path);
  }
  if (res.status !== 200) throw new Error(`GET ${path}: ${res.status}`);
  return res.body;
}
