/** What matters in the lines that a runner prints about one failure. */

export interface Account {
  message?: string;
  expected?: string;
  actual?: string;
  file?: string;
  line?: number;
  /** Frames in the repository's own files, innermost first. */
  stack: string[];
  /** The telling lines: message, expected and actual, difference. */
  detail: string[];
  /** Unchanged lines of a difference, the source around the place. */
  context: string[];
}

/** Reads the body of one failure in JavaScript: message, values, difference, own frames. */
export function javascriptAccount(body: string[], file?: string): Account {
  const account: Account = { stack: [], detail: [], context: [] };
  for (const line of body) {
    const frame = javascriptFrame(line);
    if (frame !== undefined) {
      if (frame.own) account.stack.push(frame.text);
      if (frame.own && account.line === undefined && (file === undefined || samePath(frame.file, file))) {
        account.file = file ?? frame.file;
        account.line = frame.line;
      }
    } else if (isSource(line)) account.context.push(line);
    else if (line.trim() !== '') account.detail.push(line.trimEnd());
  }
  account.detail = outdented(account.detail);
  account.message = account.detail[0]?.trim();
  Object.assign(account, values(account.detail));
  return account;
}

const framePlace = /\(?((?:file:\/\/)?[^\s():][^():]*):(\d{1,7}):(\d{1,7})\)?$/;

interface Frame {
  text: string;
  file: string;
  line: number;
  own: boolean;
}

/** `at fn (file:1:2)`, `at file:1:2`, `❯ file:1:2`, `❯ fn file:1:2`. */
export function javascriptFrame(line: string): Frame | undefined {
  const text = line.trim();
  if (!text.startsWith('at ') && !text.startsWith('❯ ')) return undefined;
  const place = framePlace.exec(text.slice(text.lastIndexOf(' ') + 1)) ?? framePlace.exec(text);
  if (place === null)
    return text.endsWith(')') || text.endsWith('>') ? { text, file: '', line: 0, own: false } : undefined;
  const file = (place[1] ?? '').replace(/^file:\/\//, '');
  return { text, file, line: Number(place[2]), own: isOwn(file) };
}

export function isOwn(file: string): boolean {
  return (
    file !== '' && !/node_modules|^node:|^internal\/|^\/usr\/|^<|^native|site-packages|\.cargo\/|\/rustc\//.test(file)
  );
}

export function samePath(a: string, b: string): boolean {
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}

/** A line of source that the runner shows: `  12|  code`, `> 6 |   code`, `    |   ^`. */
export function isSource(line: string): boolean {
  return /^\s*(?:>\s*)?\d{0,7}\s?\|/.test(line) || /^\s*\^+\s*$/.test(line) || /^\s*~+\s*$/.test(line);
}

/** Expected and actual where the lines name them. */
export function values(lines: string[]): { expected?: string; actual?: string } {
  const after = (pattern: RegExp) => {
    for (const line of lines) {
      const match = pattern.exec(line);
      if (match?.[1]) return match[1];
    }
    return undefined;
  };
  return {
    expected: after(/^\s*(?:Expected|expected|want|right|Expect)(?: value| pattern| substring| length)?\s?:\s?(.+)$/),
    actual: after(/^\s*(?:Received|received|actual|Actual|got|left|but was)(?: value| length)?\s?:\s?(.+)$/),
  };
}

/** Lines without the indentation that all of them share. */
export function outdented(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(indent));
}
