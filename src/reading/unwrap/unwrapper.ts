/** Takes off what the tools around a runner put in front of its lines. What that is, the log itself shows. */
import { hasBar, levelOf, stampLength, withoutBar, withoutMarker } from './stamp.ts';
import { candidates, keyOf, streamsIn } from './stream.ts';

export interface Unwrapped {
  /** Whose line it is; empty for what has no prefix. */
  stream: string;
  text: string;
}

export interface Unwrapper {
  /** Looks at lines that will come: what wraps them is known from then on. True: something new does. */
  look(lines: readonly string[]): boolean;
  take(text: string): Unwrapped;
  /** Names of the streams seen. */
  streams(): string[];
}

/** Prefixes inside prefixes: a step, its time stamp, a container, the container's own time stamp. */
const deepest = 6;
const keptStreams = 48;
const shortestRun = 6;

export function unwrapper(): Unwrapper {
  let stamps = false;
  let bars = false;
  let levels: string | undefined;
  const keys = new Set<string>();
  const names = new Set<string>();
  let dense: string[] = [];

  const take = (line: string): Unwrapped => {
    let text = line;
    let stream = '';
    for (let depth = 0; depth < deepest; depth++) {
      const before = text;
      if (stamps) text = text.slice(stampLength(text));
      if (keys.size > 0) {
        const found = candidates(text).find((each) => isStream(keyOf(each), stream === '' ? each.form : undefined));
        if (found !== undefined) {
          stream = stream === '' ? found.name : `${stream} ${found.name}`;
          text = found.rest;
        }
      }
      if (levels !== undefined && levelOf(text) !== undefined && (levels === '' || levelOf(text) === levels))
        text = text.slice(levelOf(text)?.length);
      if (bars && hasBar(text)) text = withoutBar(text);
      if (text === before) break;
    }
    return { stream: known(stream), text: withoutMarker(text) };
  };
  const isStream = (key: string, form: string | undefined): boolean => {
    if (keys.has(key)) return true;
    if (form === undefined || !dense.includes(form) || keys.size >= 1000) return false;
    keys.add(key);
    return true;
  };
  const known = (stream: string): string => {
    if (stream === '' || names.has(stream)) return stream;
    if (names.size >= keptStreams) return 'others';
    names.add(stream);
    return stream;
  };

  return {
    look(lines) {
      dense = [];
      for (let depth = 0; depth < deepest; depth++) {
        const told = lines.map((line) => peeled(line)).filter((text) => text.trim() !== '');
        if (told.length === 0) return depth > 0;
        if (!stamps && hasRun(told, (text) => stampLength(text) > 0)) stamps = true;
        else if (!bars && share(told, hasBar) >= 0.97 && told.length >= 4) bars = true;
        else if (levels === undefined && isLevelled(told)) levels = levelsOf(told);
        else {
          const found = streamsIn(lines.map((line) => peeled(line)));
          dense.push(...found.dense);
          const fresh = found.names.filter((key) => !keys.has(key)).slice(0, 200);
          if (fresh.length === 0) return depth > 0;
          for (const key of fresh) keys.add(key);
        }
      }
      return true;
    },
    take,
    streams: () => [...names],
  };

  function peeled(line: string): string {
    const kept = dense;
    dense = [];
    const { text } = take(line);
    dense = kept;
    return text;
  }

  function isLevelled(told: string[]): boolean {
    const kinds = new Set(told.map(levelOf).filter((kind) => kind !== undefined));
    // Some build tools write levels in brackets themselves, and their readers want them.
    if (kinds.size === 0 || [...kinds].some((kind) => kind.startsWith('['))) return false;
    const isAll = told.length >= 4 && share(told, (text) => levelOf(text) !== undefined) >= 0.97;
    return (stamps && isAll) || [...kinds].some((kind) => isBeforeAll(told, kind));
  }

  /** The one level in front of many lines in a row, of blank and indented ones too. */
  function isBeforeAll(told: string[], kind: string): boolean {
    const own = (text: string) => levelOf(text) === kind;
    const isOpen = (text: string) => /^\s|^$/.test(text.slice(kind.length));
    return longestRun(told, own) >= 8 && told.filter((text) => own(text) && isOpen(text)).length >= 2;
  }

  /** The one level that stands before all, or none in particular. */
  function levelsOf(told: string[]): string {
    const kinds = [...new Set(told.map(levelOf).filter((kind) => kind !== undefined))];
    return kinds.find((kind) => isBeforeAll(told, kind)) ?? (kinds.length === 1 ? (kinds[0] ?? '') : '');
  }
}

function share(list: readonly string[], is: (text: string) => boolean): number {
  return list.filter(is).length / list.length;
}

/** Some lines in a row, or all there are. */
function hasRun(list: readonly string[], is: (text: string) => boolean): boolean {
  const longest = longestRun(list, is);
  return longest >= shortestRun || (longest === list.length && longest > 1);
}

function longestRun(list: readonly string[], is: (text: string) => boolean): number {
  let run = 0;
  let longest = 0;
  for (const text of list) {
    run = is(text) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
