export function pack(text: string): string {
  return text;
}

export function unpack(packed: string): string {
  return packed;
}
