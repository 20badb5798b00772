/**
 * Produces alternative readings of a text, such as unwrapped or unescaped, and maps each character back to its original
 * position.
 */

export interface TextView {
  text: string;
  /** Where in the original a character of the view begins, and where it ends: an escape is longer than what it stands for. */
  start(index: number): number;
  end(index: number): number;
}

/**
 * As it is; without line breaks, their indentation and terminal colours; the same where a shell or a mail has marked the
 * break; and with percent and JSON escapes decoded too. A reading that the text gives no cause for is left out.
 */
export function viewsOf(text: string): TextView[] {
  const views: TextView[] = [{ text, start: (index) => index, end: (index) => index + 1 }];
  if (/[\r\n\u001b]/.test(text)) views.push(readAs(text, wrapped));
  if (/[=\\]\r?\n/.test(text)) views.push(readAs(text, markedAndWrapped));
  if (/[%\\]/.test(text)) views.push(readAs(text, escaped));
  return views;
}

const wrapped = /\r?\n[ \t>|]{0,40}|\r|\u001b\[[0-9;?]{0,20}[A-Za-z]/g;
const markedAndWrapped = new RegExp(`[=\\\\]\\r?\\n|${wrapped.source}`, 'g');
const escaped = new RegExp(
  `${wrapped.source}|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}|\\\\x[0-9A-Fa-f]{2}|\\\\["\\\\/bfnrt]`,
  'g',
);

function readAs(text: string, marks: RegExp): TextView {
  const parts: string[] = [];
  // A stretch is copied one to one, or is one character that an escape stands for.
  const stretches: { inView: number; start: number; end: number; length: number }[] = [];
  let length = 0;
  const copy = (start: number, end: number, part: string) => {
    stretches.push({ inView: length, start, end, length: part.length });
    parts.push(part);
    length += part.length;
  };
  let from = 0;
  for (const { index, 0: found } of text.matchAll(marks)) {
    if (index > from) copy(from, index, text.slice(from, index));
    const decoded = decode(found);
    from = index + found.length;
    if (decoded !== '') copy(index, from, decoded);
  }
  copy(from, text.length, text.slice(from));
  const place = (index: number) =>
    stretches[lastAtMost(stretches, index)] ?? { inView: 0, start: 0, end: 0, length: 0 };
  return {
    text: parts.join(''),
    start: (index) => place(index).start + (index - place(index).inView),
    end: (index) => {
      const { inView, start, end, length: copied } = place(index);
      return index - inView === copied - 1 ? end : start + (index - inView) + 1;
    },
  };
}

function decode(found: string): string {
  if (found.startsWith('%')) return String.fromCharCode(Number.parseInt(found.slice(1), 16));
  if (found.startsWith('\\u') || found.startsWith('\\x'))
    return String.fromCharCode(Number.parseInt(found.slice(2), 16));
  const escapes: Record<string, string> = { '\\"': '"', '\\\\': '\\', '\\/': '/' };
  // \n, \t and the like stand for white space that a wrapped secret does not have.
  return escapes[found] ?? '';
}

function lastAtMost(stretches: readonly { inView: number }[], value: number): number {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stretches[middle]?.inView ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
