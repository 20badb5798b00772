/** Finds the first merge conflict marker of git in a text and returns its line, counted from 1, or undefined. */
export function lineOfMergeMark(text: string): number | undefined {
  const at = text.split('\n').findIndex((line) => /^<{7}(?: |\r?$)/.test(line));
  return at < 0 ? undefined : at + 1;
}
