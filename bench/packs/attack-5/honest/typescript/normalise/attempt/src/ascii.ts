/** Letters without their accents, as far as Unicode can take them apart. */
export function ascii(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
