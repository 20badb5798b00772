/** Joins parts of a text with an empty line between them and leaves out empty parts. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
