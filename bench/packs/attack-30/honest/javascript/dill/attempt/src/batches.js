export async function* batches(source, size) {
  if (!(size >= 1)) throw new RangeError('size has to be at least 1');
  let batch = [];
  for await (const item of source) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
