export async function send(parcels, carrier) {
  const done = [];
  for (const p of parcels) {
    await carrier.book(p.id);
    done.push(p.id);
  }
  return done;
}
