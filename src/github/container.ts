/** How a line of Markdown begins, as text of a pattern. */

/** Quotes and lists in front of a line. */
export const container = '(?:[ \\t]|>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))*';

/** Whether a line ends the fence that `mark` begins; `closing` reads a line as a fence's end. */
export function endsFence(line: string, mark: string, closing: RegExp): boolean {
  const found = closing.exec(line)?.[1];
  return found !== undefined && found[0] === mark[0] && found.length >= mark.length;
}
