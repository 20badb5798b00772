/** From the bytes of a log to a report. */
import { enriched } from './enrich.ts';
import { general, generalTriggers } from './general.ts';
import { matcher } from './matcher.ts';
import type { LineReader } from './reader.ts';
import { readers } from './readers/index.ts';
import { collector, type TestReport } from './report.ts';
import { scanner } from './scan.ts';
import { plainLine } from './text.ts';

/** Bytes of one line that readers get. */
const longestText = 8192;

/** Reads one log to its end; paths are told relative to `root`, where it is known. Throws for nothing it holds: invalid UTF-8, NUL, endless lines, a million failures. */
export async function readLog(chunks: AsyncIterable<Uint8Array>, root?: string): Promise<TestReport> {
  const log = logReader(root);
  for await (const chunk of chunks) log.push(chunk);
  return log.end();
}

interface Listener {
  state: LineReader;
  /** The number of the last line that it gets: as it asked for it, or as one of its triggers is in it. */
  due: number;
}

/** The same for whoever has the bytes in hand. */
export function logReader(root?: string): { push(chunk: Uint8Array): void; end(): TestReport } {
  const findings = collector();
  if (root !== undefined) findings.root(root);
  const rest = general();
  const listeners = [...readers.map((reader) => reader.open(findings)), rest.reader].map(
    (state): Listener => ({ state, due: 0 }),
  );
  const { strings, owners, counted } = triggerTable();
  const counts = new Map<string, number>();
  const triggers = matcher(strings);
  const place = linesBefore();
  let number = 0;
  let firstHit = 0;
  /** Who gets the present line, and who wants the next. */
  let due: Listener[] = [];
  let wanting: Listener[] = [];

  const count = (string: number): boolean => {
    const text = counted[string];
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
    return text !== undefined;
  };
  const call = (string: number, at: number): boolean => {
    if (at >= firstHit) count(string);
    for (const owner of owners[string] ?? []) {
      const listener = listeners[owner] as Listener;
      if (listener.due !== number) due.push(listener);
      listener.due = number;
    }
    return false;
  };
  const scan = scanner(triggers, {
    wantsAll: () => wanting.length > 0,
    isTrigger: (string) => !count(string),
    line(bytes, from, to, hit) {
      number++;
      due = wanting;
      wanting = [];
      for (const listener of due) listener.due = number;
      if (hit !== undefined) {
        firstHit = hit;
        triggers.scan(bytes, from, Math.min(to, from + longestText), call);
      }
      const text = plainLine(bytes.toString('utf8', from, Math.min(to, from + longestText)));
      place.moveTo(bytes, from, to);
      for (const listener of due) if (listener.state.line(text, place)) wanting.push(listener);
    },
  });

  return {
    push: scan.push,
    end() {
      const bytes = scan.end();
      for (const { state } of listeners) state.end?.((string) => counts.get(string) ?? 0);
      const report = findings.report();
      const blocks = rest.blocks();
      return { ...report, failures: enriched(report.failures, blocks), blocks, tail: tailOf(bytes) };
    },
  };
}

/** Every trigger once, with the listeners that it calls; the general reader is the last one. Strings to count call nobody. */
function triggerTable(): { strings: string[]; owners: number[][]; counted: (string | undefined)[] } {
  const owners = new Map<string, number[]>();
  [...readers.map((reader) => reader.triggers), generalTriggers].forEach((triggers, owner) => {
    for (const trigger of triggers) owners.set(trigger, [...(owners.get(trigger) ?? []), owner]);
  });
  const only = readers.flatMap((reader) => reader.counts ?? []).filter((string) => !owners.has(string));
  for (const string of only) owners.set(string, []);
  const strings = [...owners.keys()];
  return {
    strings,
    owners: [...owners.values()],
    counted: strings.map((string) => (only.includes(string) ? string : undefined)),
  };
}

/** The lines before the present one. What all calls together read back is kept to four times what was read forward. */
function linesBefore() {
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  let credit = 1 << 18;
  return {
    moveTo(buffer: Buffer, from: number, to: number): void {
      bytes = buffer;
      at = from;
      credit += 4 * (to - from);
    },
    *before(): Generator<string> {
      for (let end = at - 1; end > 0 && credit > 0; ) {
        // Of a longer line its end: how much of its beginning is still at hand depends on chunks.
        const start = Math.max(bytes.lastIndexOf(10, end - 1) + 1, end - longestText);
        credit -= end - start + 1;
        yield plainLine(bytes.toString('utf8', start, end));
        end = start - 1;
      }
    },
  };
}

/** The last lines, as plain text. */
function tailOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes.subarray(Math.max(0, bytes.length - (1 << 16))));
  return text
    .split('\n')
    .slice(-400)
    .map((line) => plainLine(line.slice(0, longestText)));
}
