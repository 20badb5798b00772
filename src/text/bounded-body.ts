/** The bytes of an answer; undefined where it has more than `maxBytes`, which are not read. */
export async function boundedBody({ body }: Response, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
