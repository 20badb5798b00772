/** What changes between two texts, line by line, for a person to say yes to. */

/** `-` and `+` lines between the lines that both begin and end with; a new file is all `+`. */
export function lineDiff(path: string, before: string | undefined, after: string): string {
  const [old, now] = [linesOf(before ?? ''), linesOf(after)];
  let head = 0;
  while (head < old.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const removed = old.slice(head, old.length - tail).map((line) => `-${line}`);
  const added = now.slice(head, now.length - tail).map((line) => `+${line}`);
  const from = before === undefined ? '/dev/null' : path;
  return `${[`--- ${from}`, `+++ ${path}`, `@@ line ${head + 1} @@`, ...removed, ...added].join('\n')}\n`;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
