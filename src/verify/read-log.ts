/** From the bytes of a log to a report. */
import { enriched } from './enrich.ts';
import { general, generalTriggers } from './general.ts';
import { type Matcher, matcher } from './matcher.ts';
import type { LineReader, Place } from './reader.ts';
import { readers } from './readers/index.ts';
import { collector, type TestReport } from './report.ts';
import { scanner } from './scan.ts';
import { plainLine } from './text.ts';

/** Bytes of one line that readers get. */
const longestText = 8192;

/** Reads one log to its end. Throws for nothing it holds: invalid UTF-8, NUL, endless lines, a million failures. */
export async function readLog(chunks: AsyncIterable<Uint8Array>): Promise<TestReport> {
  const log = logReader();
  for await (const chunk of chunks) log.push(chunk);
  return log.end();
}

interface Listener {
  state: LineReader;
  wants: boolean;
  /** The number of the line that holds one of its triggers. */
  called: number;
}

/** The same for whoever has the bytes in hand. */
export function logReader(): { push(chunk: Uint8Array): void; end(): TestReport } {
  const findings = collector();
  const rest = general();
  const listeners: Listener[] = [...readers.map((reader) => reader.open(findings)), rest.reader].map((state) => ({
    state,
    wants: false,
    called: 0,
  }));
  const { strings, owners } = triggerTable();
  let wanting = 0;
  let number = 0;
  let credit = 1 << 18;

  const call = (string: number) => {
    for (const owner of owners[string] ?? []) (listeners[owner] as Listener).called = number;
  };
  const scan = scanner(strings, {
    wantsAll: () => wanting > 0,
    line(bytes, from, to) {
      number++;
      strings.each(bytes, from, to, call);
      credit += 4 * (to - from);
      const text = plainLine(bytes.toString('utf8', from, Math.min(to, from + longestText)));
      const place: Place = {
        *before() {
          for (let end = from - 1; end > 0 && credit > 0; ) {
            const start = bytes.lastIndexOf(10, end - 1) + 1;
            credit -= end - start + 1;
            yield plainLine(bytes.toString('utf8', start, Math.min(end, start + longestText)));
            end = start - 1;
          }
        },
      };
      wanting = 0;
      for (const listener of listeners) {
        if (listener.wants || listener.called === number) listener.wants = listener.state.line(text, place);
        if (listener.wants) wanting++;
      }
    },
  });

  return {
    push: scan.push,
    end() {
      const bytes = scan.end();
      for (const { state } of listeners) state.end?.();
      const report = findings.report();
      const blocks = rest.blocks();
      return { ...report, failures: enriched(report.failures, blocks), blocks, tail: tailOf(bytes) };
    },
  };
}

/** All triggers in one matcher, each with the listeners that it calls; the general reader is the last one. */
function triggerTable(): { strings: Matcher; owners: number[][] } {
  const owners = new Map<string, number[]>();
  [...readers.map((reader) => reader.triggers), generalTriggers].forEach((triggers, owner) => {
    for (const trigger of triggers) owners.set(trigger, [...(owners.get(trigger) ?? []), owner]);
  });
  return { strings: matcher([...owners.keys()]), owners: [...owners.values()] };
}

/** The last lines, as plain text. */
function tailOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes.subarray(Math.max(0, bytes.length - (1 << 16))));
  return text
    .split('\n')
    .slice(-400)
    .map((line) => plainLine(line.slice(0, longestText)));
}
