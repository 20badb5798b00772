/** Takes off what the tools around a runner put in front of its lines. What that is, the log itself shows. */

import { hasBar, inBox, indentOf, isBorder, withoutBar, withoutIndent } from './box.ts';
import { type JsonShape, jsonShape, jsonText } from './json-line.ts';
import { isLevelled, levelOf, levelsOf } from './level.ts';
import { isNumbered, withoutNumber } from './line-numbers.ts';
import { firstState, plainLine } from './plain-line.ts';
import { stampLength, withoutMarker } from './stamp.ts';
import { candidates, keyOf, streamsIn } from './stream.ts';

export interface Unwrapped {
  /** Whose line it is; empty for what has no prefix. */
  stream: string;
  /** Several lines where a logger put them into one. */
  text: string;
}

export interface Unwrapper {
  /** Looks at lines that will come: what wraps them is known from then on. True: something new does. */
  look(lines: readonly string[]): boolean;
  /** A line as it was printed. */
  take(line: string): Unwrapped;
  /** Names of the streams seen. */
  streams(): string[];
}

/** Prefixes inside prefixes: a step, its time stamp, a container, the container's own time stamp. */
const deepest = 6;
const keptStreams = 48;
const keptKeys = 1000;
const shortestRun = 6;
/** Of the lines of a part, how many have a prefix of one form where all do. */
const nearlyAll = 0.9;

interface Peeled extends Unwrapped {
  /** The forms of the prefixes taken off. */
  forms: string[];
}

export function unwrapper(): Unwrapper {
  let numbers = false;
  let stamps = false;
  let dashes = false;
  let bars = false;
  let boxes = false;
  let levels: string | undefined;
  let json: JsonShape | undefined;
  let indent = '';
  let begun = false;
  const keys = new Set<string>();
  const names = new Set<string>();
  /** Forms that nearly all lines have just now, each at its depth: a new name of one is a stream. */
  let dense = new Set<string>();

  const peel = (line: string, isNew: (key: string, form: string) => boolean): Peeled => {
    let text = numbers ? withoutNumber(line) : withoutIndent(line, indent);
    const streams: string[] = [];
    const forms: string[] = [];
    let isStamped = false;
    for (let depth = 0; depth < deepest; depth++) {
      const before = text;
      const length = stamps ? stampLength(text, dashes) : 0;
      // A decimal that stands alone behind a stamp is what was printed, as `+25.3` in a difference.
      if (length > 0 && !(isStamped && length === text.length && /^\+?\d+\.\d+$/.test(text))) {
        text = text.slice(length);
        isStamped = true;
      }
      const unwrapped = json === undefined ? undefined : jsonText(text, json);
      if (unwrapped !== undefined) {
        if (unwrapped.name !== undefined) streams.push(unwrapped.name);
        text = unwrapped.text.split('\n').map(plainLine).join('\n');
      }
      const found =
        keys.size === 0
          ? undefined
          : candidates(text).find(
              (each) => keys.has(keyOf(each)) || isNew(keyOf(each), atDepth(forms.length, each.form)),
            );
      if (found !== undefined) {
        streams.push(found.name);
        forms.push(found.form);
        text = found.rest;
      }
      const level = levels === undefined ? undefined : levelOf(text);
      if (level !== undefined && (levels === '' || level === levels)) text = text.slice(level.length);
      if ((bars && hasBar(text)) || (boxes && inBox(text))) text = withoutBar(text);
      if (text === before) break;
    }
    return { stream: streams.join(' '), text, forms };
  };
  const known = (line: string) => peel(line, () => false);
  const namedStream = (stream: string): string => {
    if (stream === '' || names.has(stream)) return stream;
    if (names.size >= keptStreams) return 'others';
    names.add(stream);
    return stream;
  };

  /** Learns one thing about these lines; false: there is nothing more to learn. */
  const learn = (all: readonly Peeled[]): boolean => {
    const peeled = all.filter(({ text }) => text.trim() !== '');
    const fromJson = peeled.map(({ text }) => text);
    if (fromJson.length === 0) return false;
    // What stands in front inside one stream stands there in a row, whatever others print between.
    const inside = Map.groupBy(peeled, ({ stream }) => stream);
    inside.delete('');
    const each = [peeled, ...inside.values()];
    const isStamped = ({ text }: Peeled) => stampLength(text) > 0;
    if (!stamps && each.some((own) => hasRun(own, isStamped))) {
      const stamped = fromJson.filter((text) => stampLength(text) > 0);
      dashes = share(stamped, (text) => stampLength(text) > stampLength(text, false)) >= nearlyAll;
      return set(() => (stamps = true));
    }
    const shape = json === undefined ? jsonShape(fromJson) : undefined;
    if (shape !== undefined) return set(() => (json = shape));
    if (!bars && fromJson.length >= 4 && share(fromJson, (text) => hasBar(text) || isBorder(text)) >= 0.97)
      return set(() => (bars = true));
    if (!boxes && longestRun(fromJson, inBox) >= 4) return set(() => (boxes = true));
    if (levels === undefined && isLevelled(fromJson, stamps)) return set(() => (levels = levelsOf(fromJson)));
    const fresh = each
      .flatMap(streamsIn)
      .filter((key) => !keys.has(key))
      .slice(0, 200);
    for (const key of fresh) keys.add(key);
    return fresh.length > 0;
  };

  return {
    look(lines) {
      // `cat -n` lays its numbers out behind blanks.
      if (!begun) numbers = isNumbered(lines);
      if (!begun && !numbers) indent = indentOf(lines);
      begun = true;
      let depth = 0;
      let peeled = lines.map(known);
      while (depth < 2 * deepest && learn(peeled)) {
        depth++;
        peeled = lines.map(known);
      }
      dense = formsOfNearlyAll(peeled);
      return depth > 0;
    },
    take(line) {
      const { stream, text } = peel(plainLine(line), (key, form) => {
        if (!dense.has(form) || keys.size >= keptKeys) return false;
        keys.add(key);
        return true;
      });
      const first = stream === '' && keys.size > 0 ? firstState(line) : undefined;
      const own = first === undefined ? stream : known(first).stream;
      return { stream: namedStream(own), text: withoutMarker(text) };
    },
    streams: () => [...names],
  };
}

function set(change: () => void): true {
  change();
  return true;
}

function formsOfNearlyAll(peeled: readonly Peeled[]): Set<string> {
  const dense = new Set<string>();
  for (let depth = 0; peeled.some(({ forms }) => forms.length > depth); depth++) {
    const fromJson = peeled.filter(
      ({ text, forms }) => forms.length > depth || (forms.length === depth && text.trim() !== ''),
    );
    const has = ({ text, forms }: Peeled, form: string) =>
      forms[depth] === form || (forms.length === depth && candidates(text).some((each) => each.form === form));
    for (const form of new Set(fromJson.flatMap(({ forms }) => forms.slice(depth, depth + 1))))
      if (fromJson.filter((each) => has(each, form)).length >= fromJson.length * nearlyAll)
        dense.add(atDepth(depth, form));
  }
  return dense;
}

/** A tool's prefixes inside those of another are a matter of their own. */
function atDepth(depth: number, form: string): string {
  return `${depth}\0${form}`;
}

function share(list: readonly string[], is: (text: string) => boolean): number {
  return list.filter(is).length / list.length;
}

/** Some lines in a row, or all there are. */
function hasRun<Line>(list: readonly Line[], is: (line: Line) => boolean): boolean {
  const longest = longestRun(list, is);
  return longest >= shortestRun || (longest === list.length && longest > 1);
}

function longestRun<Line>(list: readonly Line[], is: (line: Line) => boolean): number {
  let run = 0;
  let longest = 0;
  for (const text of list) {
    run = is(text) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
