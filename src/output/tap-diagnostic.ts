/**
 * Reads the message, values and stack frames from the YAML block under a failed TAP test point. It knows certain keys only and
 * is not a YAML parser.
 */
import { type Account, account, outdent, type RankedLine } from './failure-lines.ts';
import { frameOf } from './frames.ts';

const values = new Set(['expected', 'actual', 'found', 'wanted', 'got']);
const keys = new Set(['error', 'message', 'diff', 'values', 'details', 'doc']);
const places = new Set(['stack', 'at', 'location', 'file']);

/** What the block says, ranked: message, expected and actual, difference first; frames last; bookkeeping dropped. */
export function tapDiagnostic(body: readonly string[]): Account {
  const start = body.findIndex((line) => /^\s*---/.test(line));
  const inner = outdent(body.slice(start + 1).filter((line) => !/^\s*\.\.\.$/.test(line)));
  const said = { expected: undefined as string | undefined, actual: undefined as string | undefined };
  const lines: RankedLine[] = [];
  const traced: string[] = [];
  let line: number | undefined;
  for (const { key, value, block } of entries(inner)) {
    const printed = [value, ...block].filter((each) => each.trim() !== '' && !isIndicator(each));
    const text = printed.map(unquoted);
    if (values.has(key)) {
      const side = key === 'expected' || key === 'wanted' ? 'expected' : 'actual';
      said[side] = text.map((each) => each.trim()).join('\n');
      for (const [at, each] of printed.entries())
        lines.push({ text: at === 0 ? `${key}: ${each.trim()}` : each, rank: 0 });
    } else if (keys.has(key)) {
      const shown = text.filter((each) => !/^\s*(?:@@|---|\+\+\+)|^\s*'[^']{1,80}': [|>][-+\d]{0,2}$/.test(each));
      for (const each of account(shown).lines) lines.push(each);
    } else if (key === 'exitCode' && /^\d+$/.test(value)) {
      lines.push({ text: `exit code ${value}`, rank: 1 });
    } else if (places.has(key)) {
      for (const one of text.map((each) => each.replace(/^'(.*)'$/, '$1'))) traced.push(one);
      const number = /^\s*(?:lineNumber|line): (\d{1,7})$/.exec(
        block.find((each) => /line(?:Number)?: /.test(each)) ?? '',
      );
      if (number !== null) line ??= Number(number[1]);
    }
  }
  const frames = placesIn(traced);
  for (const one of frames.map((frame): RankedLine => ({ text: frame, rank: 3 }))) lines.push(one);
  const [first] = frames;
  const split = /^(.*):(\d{1,7})$/.exec(first ?? '');
  return {
    file: split?.[1],
    line: split === null ? line : Number(split[2]),
    message: lines.find((each) => each.rank === 0)?.text.trim(),
    ...said,
    stack: frames,
    lines: lines.length > 0 ? lines : account(inner).lines,
  };
}

/** Top-level keys with what stands beside and below them. */
function entries(lines: readonly string[]): { key: string; value: string; block: string[] }[] {
  const found: { key: string; value: string; block: string[] }[] = [];
  for (const line of lines) {
    const match = /^(?:'([^']{1,80})'|(\w[\w .()-]{0,79})):(?: (.*))?$/.exec(line);
    const last = found.at(-1);
    if (match !== null)
      found.push({ key: (match[1] ?? match[2] ?? '').trim(), value: (match[3] ?? '').trim(), block: [] });
    else if (last !== undefined) last.block.push(line);
  }
  return found;
}

/** `|-`, `>`: a block follows. */
function isIndicator(value: string): boolean {
  return /^[|>][-+\d]{0,2}$/.test(value.trim());
}

/** A text without YAML's quotes. */
function unquoted(text: string, at: number): string {
  return at === 0 && /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** `file:line` of each own place, innermost first. */
function placesIn(lines: readonly string[]): string[] {
  const found: string[] = [];
  let file: string | undefined;
  for (const line of lines) {
    const name = /^\s*(?:fileName|file): (\S.*)$/.exec(line)?.[1];
    const number = /^\s*(?:lineNumber|line): (\d{1,7})$/.exec(line)?.[1];
    if (name !== undefined) file = name;
    else if (number !== undefined && file !== undefined) found.push(`${file}:${number}`);
    const frame = frameOf(/^\s*at /.test(line) ? line : `at ${line.trim()}`);
    if (frame?.own === true && frame.line !== undefined) found.push(`${frame.file}:${frame.line}`);
  }
  return [...new Set(found)].slice(0, 6);
}
