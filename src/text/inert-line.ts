/** Rewrites a line for the title of a commit or pull request, so that it closes no issue and mentions nobody. */

/** One line without control, format and other invisible characters. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Nothing in it may close an issue, call somebody or switch CI off. */
export function inertLine(line: string): string {
  return (
    plainLine(line)
      // In each of GitHub's spellings: `#1`, `o/r#1`, `GH-1`, the whole address.
      .replace(
        /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:?\s+)\S*?(?:#|\bgh-|\/(?:issues|pull|discussions)\/)(\d+)/gi,
        '$1$2issue $3',
      )
      .replace(
        /\[(skip|no)[ -](ci|actions)\]|\[(ci|actions)[ -]skip\]|\*{3}no_ci\*{3}/gi,
        (found) => `(${found.replace(/[[\]*]/g, '')})`,
      )
      .replace(/(^|[^\w`])@(?=[A-Za-z0-9])/g, '$1@ ')
  );
}
