/** Feeds the lines of one log stream to the readers that want them, and to the general reader of `error-lines.ts`. */

import { general, generalTriggers } from './error-lines.ts';
import type { Failure } from './failure-lines.ts';
import type { LineReader, Reader } from './reader.ts';
import type { Block, Findings } from './report.ts';
import type { LinePosition } from './streams/lines-before.ts';
import { unknownRunner } from './unknown-runner.ts';

export interface StreamReader {
  name: string;
  /** A line of this stream begins: those that wanted it get it. */
  begin(): void;
  /** These get it too. */
  call(owners: readonly number[]): void;
  /** Gives them the line; true: the next is wanted. */
  take(text: string, place: LinePosition): boolean;
  /** Whether it has waited for its next line too long for the whole log to be read for it. Asked at each line of others. */
  isTired(): boolean;
  end(counted: (string: string) => number): void;
  blocks(): Block[];
}

interface Listener {
  state: LineReader;
  /** The number of the last line that it gets: as it asked for it, or as one of its triggers is in it. */
  due: number;
}

/** Lines of others that a stream waits through. */
const patience = 20_000;

export function streamReader(
  name: string,
  readers: readonly Reader[],
  findings: Findings,
  unknown: Findings,
): StreamReader {
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
    begin() {
      number++;
      due = wanting;
      wanting = [];
      for (const listener of due) listener.due = number;
    },
    call(owners) {
      for (const owner of owners) {
        const listener = listeners[owner] as Listener;
        if (listener.due !== number) due.push(listener);
        listener.due = number;
      }
    },
    take(text, place) {
      waited = 0;
      give(text, place);
      return wanting.length > 0;
    },
    isTired: () => ++waited > patience,
    end(counted) {
      for (const { state } of listeners) state.end?.(counted);
    },
    blocks: () => rest.blocks().map((block) => (name === '' ? block : { ...block, stream: name })),
  };
}

/** Every trigger once, with the listeners that it calls; the two of the unknown come last. Strings to count call nobody. */
export function triggerTable(readers: readonly Reader[]): {
  strings: string[];
  owners: number[][];
  counted: (string | undefined)[];
} {
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
