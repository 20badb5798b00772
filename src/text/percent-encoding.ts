/** Decodes the percent escapes of a URL, and returns a text unchanged if its escapes cannot be decoded. */
export function unescaped(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
