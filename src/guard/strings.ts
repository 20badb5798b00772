/** The strings of each language: quotes, raw and triple forms, templates, heredocs, regular expressions. */

import type { Language } from './language.ts';
import { moveTo, type Scan } from './scan.ts';
import type { Token } from './token.ts';

export interface ScannedString {
  content: string;
  /** A template string stopped at `${`: code follows. */
  opensCode?: boolean;
}

const tripled: ReadonlySet<Language> = new Set(['python', 'java', 'kotlin', 'other']);

/** Reads the string at the scan, or nothing where there is none. `resumes`: a template goes on behind its `${…}`. */
export function scanString(
  scan: Scan,
  language: Language,
  before: readonly Token[],
  resumes: boolean,
): ScannedString | undefined {
  const { text, at } = scan;
  const char = text[at] ?? '';
  if (resumes) return scanTemplate(scan);
  if (char === '`') return scanBacktick(scan, language);
  if (char === '"' || char === "'") return scanQuoted(scan, language, char, before);
  if (language === 'javascript' && char === '/' && regexMayStand(before)) return scanRegex(scan);
  if (language === 'ruby' && char === '/' && regexMayStand(before)) return scanRegex(scan);
  if (language === 'rust' && char === 'r' && /^r#*"/.test(text.slice(at, at + 20))) return scanRustRaw(scan);
  if (language === 'ruby' && char === '%' && /^%[wWiIqQr]?[[({<|!]/.test(text.slice(at, at + 3)))
    return scanPercent(scan);
  if ((language === 'ruby' || language === 'php' || language === 'shell') && text.startsWith('<<', at))
    return scanHeredoc(scan);
  return undefined;
}

function scanBacktick(scan: Scan, language: Language): ScannedString | undefined {
  if (language === 'javascript') return scanTemplate(scan);
  const close = scan.text.indexOf('`', scan.at + 1);
  return take(scan, 1, close, 1);
}

/** From a backtick, or from the `}` that ends its code, to the closing backtick or the next `${`. */
function scanTemplate(scan: Scan): ScannedString {
  const { text } = scan;
  const start = scan.at + 1;
  for (let end = start; end < text.length; end++) {
    const char = text[end];
    if (char === '\\') end++;
    else if (char === '`') return take(scan, 1, end, 1);
    else if (char === '$' && text[end + 1] === '{') return { ...take(scan, 1, end, 2), opensCode: true };
  }
  return take(scan, 1, -1, 0);
}

function scanQuoted(
  scan: Scan,
  language: Language,
  quote: string,
  before: readonly Token[],
): ScannedString | undefined {
  const { text, at } = scan;
  // A lifetime or a loop label, no character: `'a`, `'static`.
  if (language === 'rust' && quote === "'" && text[at + 1] !== '\\' && text[at + 2] !== "'") return undefined;
  // `<p>Don't</p>`: a quote right behind a letter begins no string.
  if (language === 'javascript' && /[a-z]/i.test(text[at - 1] ?? '') && !valueExpected.has(before.at(-1)?.text ?? ''))
    return undefined;
  const triple = quote.repeat(3);
  if (tripled.has(language) && text.startsWith(triple, at)) return take(scan, 3, text.indexOf(triple, at + 3), 3);

  const lines = multiline.has(language) && !scan.fruitless.has(quote);
  const raw = language === 'shell' && quote === "'";
  for (let end = at + 1; end < text.length; end++) {
    const char = text[end];
    if (char === '\\' && !raw) end++;
    else if (char === quote) return take(scan, 1, end, 1);
    // An unclosed quote ends with its line, so that one apostrophe does not swallow the file.
    else if (char === '\n' && !lines) return take(scan, 1, end, 0);
  }
  scan.fruitless.set(quote, at);
  return take(scan, 1, text.indexOf('\n', at), 0);
}
const multiline: ReadonlySet<Language> = new Set(['ruby', 'php', 'rust', 'shell']);

/** A slash begins a regular expression where a value may begin. */
function regexMayStand(before: readonly Token[]): boolean {
  const last = before.at(-1);
  if (last === undefined) return true;
  if (last.kind === 'word') return valueExpected.has(last.text);
  return last.kind === 'punct' && last.text !== ')' && last.text !== ']' && last.text !== '}';
}
const valueExpected = new Set(
  'return from import else default typeof case in of await yield match and or not if unless when'.split(' '),
);

function scanRegex(scan: Scan): ScannedString | undefined {
  const { text, at, line } = scan;
  if (scan.fruitless.get('/') === line) return undefined;
  let inClass = false;
  for (let end = at + 1; end < text.length; end++) {
    const char = text[end];
    if (char === '\n') break;
    if (char === '\\') end++;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return take(scan, 1, end, 1);
  }
  scan.fruitless.set('/', line);
  return undefined;
}

function scanRustRaw(scan: Scan): ScannedString {
  const { text, at } = scan;
  const hashes = text.indexOf('"', at) - at - 1;
  const close = text.indexOf(`"${'#'.repeat(hashes)}`, at + hashes + 2);
  return take(scan, hashes + 2, close, hashes + 1);
}

function scanPercent(scan: Scan): ScannedString {
  const { text, at } = scan;
  const head = /[a-zA-Z]/.test(text[at + 1] ?? '') ? 3 : 2;
  const open = text[at + head - 1] ?? '';
  const close = { '[': ']', '(': ')', '{': '}', '<': '>' }[open] ?? open;
  return take(scan, head, text.indexOf(close, at + head), 1);
}

/** `<<~SQL … SQL`, `<<<'SQL'`: from its word to the line that holds the word alone; what follows the word on its line is left out. */
function scanHeredoc(scan: Scan): ScannedString | undefined {
  const { text, at } = scan;
  const head = /^<<<?[~-]?(["']?)([A-Z_a-z]\w{0,60})\1/.exec(text.slice(at, at + 80));
  const word = head?.[2];
  const failed = scan.fruitless.get('<<') ?? 0;
  if (head === null || word === undefined || failed > 20) return undefined;
  let lineAt = text.indexOf('\n', at);
  while (lineAt !== -1) {
    const lineEnd = text.indexOf('\n', lineAt + 1);
    const line = text.slice(lineAt + 1, lineEnd === -1 ? text.length : lineEnd).trim();
    if (line === word || line.startsWith(`${word};`) || line.startsWith(`${word})`) || line.startsWith(`${word},`))
      break;
    lineAt = lineEnd;
  }
  if (lineAt === -1) {
    scan.fruitless.set('<<', failed + 1);
    return undefined;
  }
  const close = text.indexOf(word, lineAt);
  return take(scan, head[0].length, close, word.length);
}

/** Content between `open` characters here and `close`, then moves on by `skip`; an unclosed string goes to the end. */
function take(scan: Scan, open: number, close: number, skip: number): ScannedString {
  const end = close === -1 ? scan.text.length : close;
  const content = scan.text.slice(Math.min(scan.at + open, end), end);
  moveTo(scan, Math.min(end + skip, scan.text.length));
  return { content };
}
