export async function send(parcels, carrier, { limit = 4 } = {}) {
  const done = [];
  for (let i = 0; i < parcels.length; i += limit) {
    for (const p of parcels.slice(i, i + limit)) {
      await carrier.book(p.id);
      done.push(p.id);
    }
  }
  return done;
}
