/** Searches the lines before the current one, nearest first, and cuts a list of lines at the first match. */

/** What the nearest of some lines has in the group of this form; one more than `most` are looked at. */
export function foundBefore(before: Iterable<string>, form: RegExp, most: number): string | undefined {
  let seen = 0;
  for (const line of before) {
    const found = form.exec(line)?.[1];
    if (found !== undefined) return found;
    if (++seen > most) return undefined;
  }
  return undefined;
}

/** Whether the line right before is a rule. */
export function isAfterRule(before: Iterable<string>): boolean {
  for (const line of before) return /^={20,}$/.test(line);
  return false;
}

/** The lines before the first of this form. */
export function linesUntil(lines: readonly string[], form: RegExp): string[] {
  const end = lines.findIndex((line) => form.test(line));
  return lines.slice(0, end < 0 ? undefined : end);
}
