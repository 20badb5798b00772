/** The line, from 1, at which git's marks of a conflict begin; undefined where the text has none. */
export function lineOfMergeMark(text: string): number | undefined {
  const at = text.split('\n').findIndex((line) => /^<{7}(?: |\r?$)/.test(line));
  return at < 0 ? undefined : at + 1;
}
