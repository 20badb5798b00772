/** The parameters of a query; the last one of a name counts. */
export function parse(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}
