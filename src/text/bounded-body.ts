/** Reads the body of an HTTP response into a buffer, but returns undefined as soon as it is larger than a given maximum. */
export async function boundedBody(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
