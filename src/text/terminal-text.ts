/** Escapes control characters and invisible characters in untrusted text before the terminal shows the text. */

const inert = anyOf([
  // C0 without tab and line feed, DEL, C1.
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/,
  // Bidirectional controls, zero-width characters, line separators.
  /[\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/,
  // Tag characters.
  /[\u{E0000}-\u{E007F}]/u,
]);

/** Control characters and their like as visible escapes: `\x1b`, `\u202e`. Line feeds and tabs stay. */
export function visible(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(inert, shownEscaped);
}

/** The same in one line, cut where it would take more columns of a terminal. */
export function visibleLine(text: string, maxColumns = 300): string {
  const line = visible(text)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('\t', ' ')
    .trim();
  return cut(line, maxColumns);
}

/** What a terminal shows at the end of a line that was written over: progress bars repeat themselves a thousand times. */
export function lastState(line: string): string {
  const shown = line.replace(/\r+$/, '');
  return shown.slice(shown.lastIndexOf('\r') + 1);
}

const wide = [
  // East Asian letters, full-width forms, emoji.
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\u{20000}-\u{3FFFD}]/u,
  /[\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/,
  /\p{Emoji_Presentation}/u,
];

function anyOf(kinds: readonly RegExp[]): RegExp {
  return new RegExp(kinds.map(({ source }) => source).join('|'), 'gu');
}

function cut(line: string, maxColumns: number): string {
  let columns = 0;
  let fits = 0;
  let at = 0;
  for (const character of line) {
    columns += /\p{M}/u.test(character) ? 0 : wide.some((kind) => kind.test(character)) ? 2 : 1;
    if (columns > maxColumns) return `${line.slice(0, fits)}…`;
    at += character.length;
    if (columns < maxColumns) fits = at;
  }
  return line;
}

function shownEscaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
