export async function send(parcels, carrier, { limit = 1 } = {}) {
  const done = new Array(parcels.length);
  let next = 0;
  async function worker() {
    while (next < parcels.length) {
      const i = next++;
      await carrier.book(parcels[i].id);
      done[i] = parcels[i].id;
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, parcels.length) }, worker));
  return done;
}
