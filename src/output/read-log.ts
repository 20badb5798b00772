/** Reads the log of a test run, and returns a report of failing tests, counts, error-like lines and last lines. */

import { general, generalTriggers } from './error-lines.ts';
import type { Failure } from './failure-lines.ts';
import type { LineReader, Reader } from './reader.ts';
import { readers as allReaders } from './reader-files.ts';
import { type LinePosition, linesBefore, longestText } from './streams/lines-before.ts';
import { matcher } from './streams/matcher.ts';
import { plainLine } from './streams/plain-line.ts';
import { scanner } from './streams/scan.ts';
import { sampled, type Unwrapper, unwrapper } from './streams/unwrapper.ts';
import { type Block, collector, type Findings, isTest, type TestReport } from './test-report.ts';
import { enriched } from './unexplained-failures.ts';
import { unknownRunner } from './unknown-runner.ts';

export interface ReadOptions {
  /** Paths are told relative to it. */
  root?: string;
  /** Those of known runners; none: what the general reading makes of it. */
  readers?: readonly Reader[];
}

/** Parts of 64 KB that are looked at closely after the beginning, and after each new prefix. */
const lookedAtClosely = 8;
/** Lines of the log's end. */
const keptLines = 1500;

/** Reads one log to its end; paths are told relative to `root`, where it is known. Throws for nothing it holds: invalid UTF-8, NUL, endless lines, a million failures. */
export async function readLog(chunks: AsyncIterable<Uint8Array>, root?: string): Promise<TestReport> {
  const log = logReader({ root });
  for await (const chunk of chunks) log.push(chunk);
  return log.end();
}

/** The same for whoever has the bytes in hand. */
export function logReader({ root, readers = allReaders }: ReadOptions = {}) {
  const findings = collector();
  const unknown = collector();
  if (root !== undefined) for (const each of [findings, unknown]) each.root(root);
  const wraps = unwrapper();
  const place = linesBefore(wraps);
  const streams = new Map<string, StreamReader>();
  const { strings, owners, counted } = triggerTable(readers);
  const counts = new Map<string, number>();
  const triggers = matcher(strings);
  let firstHit = 0;
  let closely = lookedAtClosely;
  let present: StreamReader;
  /** Streams of which some reader wants the next line. */
  const waiting = new Set<StreamReader>();

  const count = (string: number): boolean => {
    const text = counted[string];
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
    return text !== undefined;
  };
  const call = (string: number, at: number): boolean => {
    if (at >= firstHit) count(string);
    present.call(owners[string] ?? []);
    return false;
  };
  const reader = (name: string): StreamReader => {
    const known = streams.get(name);
    if (known !== undefined) return known;
    const made = streamReader(name, readers, findings, unknown);
    streams.set(name, made);
    return made;
  };
  const scan = scanner(triggers, {
    wantsAll: () => waiting.size > 0,
    isTrigger: (string) => !count(string),
    ahead(bytes, from, to) {
      // What is looked at costs time: much where something may be new, then 24 lines of 64 KB.
      const learned = wraps.look(sampled(bytes, from, to, closely > 0 ? 6 : 1));
      closely = learned ? lookedAtClosely : Math.max(0, closely - 1);
    },
    line(bytes, from, to, hit) {
      const end = Math.min(to, from + longestText);
      const printed = bytes.toString('utf8', from, end);
      // The next part of a long line has no prefix of its own.
      const isPart = place.goesOn() && from > 0 && bytes[from - 1] !== 10;
      const { stream, text } = isPart ? { stream: present.name, text: plainLine(printed) } : wraps.take(printed);
      present = reader(stream);
      present.begin();
      if (hit !== undefined) {
        firstHit = hit;
        triggers.scan(bytes, from, end, call);
      }
      place.moveTo(bytes, from, to, stream);
      if (present.take(text, place)) waiting.add(present);
      else waiting.delete(present);
      for (const each of waiting) if (each !== present && each.isTired()) waiting.delete(each);
    },
  });

  return {
    push: scan.push,
    end(): TestReport {
      const bytes = scan.end();
      // What is only counted is counted for the whole log: it goes to the first that asks.
      const take = (string: string): number => {
        const times = counts.get(string) ?? 0;
        if (streams.size > 1) counts.delete(string);
        return times;
      };
      for (const each of streams.values()) each.end(take);
      const [known, others] = [findings.report(), unknown.report()];
      const { counts: totals, reportedFailed, lastFailed } = others;
      // A list of as many as failed is all of them.
      const listed = others.failures.filter(({ isListed }) => isListed);
      const named = listed.length === reportedFailed ? listed : others.failures;
      // Without a known runner the totals of a program count, and with failing tests among them the failures that it tells.
      const isCounted = known.counts === undefined && totals !== undefined && !known.failures.some(isTest);
      const isRed = isCounted && reportedFailed > 0;
      const failures = isRed ? [...known.failures, ...named] : known.failures;
      const report = isCounted
        ? // Tests may print totals of their own: the program's is the last.
          {
            ...others,
            runners: known.runners,
            counts: { ...totals, failed: reportedFailed },
            failures,
            reportedFailed: lastFailed,
          }
        : known;
      const blocks = [...streams.values()].flatMap((each) => each.blocks());
      return {
        ...report,
        streams: wraps.streams(),
        failures: enriched(report.failures, blocks),
        unknown: isRed ? [] : others.failures,
        blocks,
        tail: tailOf(bytes, wraps),
      };
    },
  };
}

/** The last lines, as plain text. */
function tailOf(bytes: Uint8Array, wraps: Unwrapper): TestReport['tail'] {
  const text = new TextDecoder().decode(bytes.subarray(Math.max(0, bytes.length - (1 << 16))));
  return text
    .split('\n')
    .slice(-keptLines)
    .flatMap((line) => {
      const { stream, text: own } = wraps.take(line.slice(0, longestText));
      return own.split('\n').map((each) => ({ stream, text: each }));
    });
}

type StreamReader = ReturnType<typeof streamReader>;

interface Listener {
  state: LineReader;
  /** The number of the last line that it gets: as it asked for it, or as one of its triggers is in it. */
  due: number;
}

/** Lines of others that a stream waits through. */
const patience = 20_000;

/** Feeds the lines of one stream to the readers that want them, and to the general reader of `error-lines.ts`. */
function streamReader(name: string, readers: readonly Reader[], findings: Findings, unknown: Findings) {
  const rest = general();
  const own = (to: Findings): Findings =>
    name === '' ? to : { ...to, failure: (failure: Failure) => to.failure({ ...failure, stream: name }) };
  const known = readers.map((reader) => reader.open(own(findings)));
  const listeners = [...known, unknownRunner.open(own(unknown)), rest.reader].map(
    (state): Listener => ({ state, due: 0 }),
  );
  let number = 0;
  let waited = 0;
  /** Who gets the present line, and who wants the next. */
  let due: Listener[] = [];
  let wanting: Listener[] = [];
  const give = (text: string, place: LinePosition) => {
    if (!text.includes('\n')) {
      for (const listener of due) if (listener.state.line(text, place)) wanting.push(listener);
      return;
    }
    const lines = text.split('\n');
    for (const listener of due)
      if (lines.map((line) => listener.state.line(line, place)).at(-1)) wanting.push(listener);
  };
  return {
    name,
    /** A line of this stream begins: those that wanted it get it. */
    begin() {
      number++;
      due = wanting;
      wanting = [];
      for (const listener of due) listener.due = number;
    },
    /** These get it too. */
    call(owners: readonly number[]) {
      for (const owner of owners) {
        const listener = listeners[owner] as Listener;
        if (listener.due !== number) due.push(listener);
        listener.due = number;
      }
    },
    /** Gives them the line; true: the next is wanted. */
    take(text: string, place: LinePosition) {
      waited = 0;
      give(text, place);
      return wanting.length > 0;
    },
    /** Whether it has waited for its next line too long for the whole log to be read for it. Asked at each line of others. */
    isTired: () => ++waited > patience,
    end(counted: (string: string) => number) {
      for (const { state } of listeners) state.end?.(counted);
    },
    blocks: (): Block[] => rest.blocks().map((block) => (name === '' ? block : { ...block, stream: name })),
  };
}

/** Every trigger once, with the listeners that it calls; the two of the unknown come last. Strings to count call nobody. */
function triggerTable(readers: readonly Reader[]) {
  const owners = new Map<string, number[]>();
  [...readers.map((reader) => reader.triggers), unknownRunner.triggers, generalTriggers].forEach((triggers, owner) => {
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
