/** Decodes the percent escapes of a URL; a text whose escapes cannot be decoded comes back unchanged. */
export function unescaped(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
