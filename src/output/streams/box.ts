/** Frames and indentation that a tool draws around all that another prints. */

/** A line of a box, without its sides. */
export function withoutBar(text: string): string {
  const inside = text.replace(/^ {0,4}[|│┃║] ?/, '');
  return /[|│┃║]$/.test(inside.slice(-1)) ? inside.slice(0, -1).trimEnd() : inside;
}

export function hasBar(text: string): boolean {
  return /^ {0,4}[|│┃║](?: |$)/.test(text);
}

/** Both sides, and nothing drawn between them: no row of a table, no branch of a tree. */
export function inBox(text: string): boolean {
  return /^ {0,4}[│┃║] [^│┃║├└]*[│┃║]$/.test(text);
}

export function isBorder(text: string): boolean {
  return /^\s*[╭╮╰╯┌┐└┘╔╗╚╝┏┓┗┛+][─━═-]/.test(text);
}

/** Lines of a log that all begin with this many blanks: runners indent by two themselves. */
const fewest = 8;
const unit = 4;

/** What all these lines have in front, in steps of four blanks, or of a tab. */
export function indentOf(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < fewest) return '';
  if (filled.every((line) => line.startsWith('\t'))) return '\t';
  const blanks = filled.reduce(
    (least, line) => Math.min(least, /^ */.exec(line)?.[0].length ?? 0),
    Number.POSITIVE_INFINITY,
  );
  return ' '.repeat(blanks - (blanks % unit));
}

export function withoutIndent(line: string, indent: string): string {
  return indent !== '' && line.startsWith(indent) ? line.slice(indent.length) : line;
}
